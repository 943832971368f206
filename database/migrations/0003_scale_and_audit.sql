DROP INDEX "usage_created_idx";--> statement-breakpoint
CREATE INDEX "usage_created_user_idx" ON "usage_events" USING btree ("created_at","user_id");--> statement-breakpoint
DELETE FROM "usage_hours";--> statement-breakpoint
ALTER TABLE "usage_hours" DROP CONSTRAINT "usage_hours_hour_endpoint_user_id_pk";--> statement-breakpoint
ALTER TABLE "usage_hours" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "usage_hours" DROP COLUMN "last_call_at";--> statement-breakpoint
ALTER TABLE "usage_hours" ADD CONSTRAINT "usage_hours_hour_endpoint_pk" PRIMARY KEY("hour","endpoint");--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
