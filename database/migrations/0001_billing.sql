CREATE TABLE "billing_fetches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"issued" integer NOT NULL,
	"applied" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_mails_user_id_kind_reference_pk" PRIMARY KEY("user_id","kind","reference")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "trial_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "billing_fetches" ADD CONSTRAINT "billing_fetches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;