CREATE TABLE "fallback_hours" (
	"hour" timestamp with time zone NOT NULL,
	"fallback_class" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "fallback_hours_hour_fallback_class_pk" PRIMARY KEY("hour","fallback_class")
);
--> statement-breakpoint
ALTER TABLE "usage_events" ADD COLUMN "fallback_class" text;--> statement-breakpoint
-- allowed: a few rows an hour, which the job sums again: errors are now only failures of the service.
DELETE FROM "usage_hours";
