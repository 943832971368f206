CREATE TABLE "marketing_syncs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_ids" integer[] NOT NULL,
	"total_users" integer NOT NULL,
	"successful" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"failed_in_a_row" integer DEFAULT 0 NOT NULL,
	"last_user_id" uuid,
	"error" text,
	"started_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "legacy_mails" ADD COLUMN "requested_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "legacy_mails" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_contacts" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "marketing_contacts" ADD COLUMN "removed_at" timestamp with time zone;