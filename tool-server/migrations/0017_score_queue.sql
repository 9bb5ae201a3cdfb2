DROP INDEX "lti_grade_target_due_idx";--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "line_item_id" uuid;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "context_id" text;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "score_rule" text;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "lti_line_item" ADD COLUMN "may_make" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_line_item" ADD COLUMN "renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lti_line_item" ADD COLUMN "fault" text;--> statement-breakpoint
CREATE INDEX "lti_session_line_item_idx" ON "lti_session" USING btree ("line_item_id") WHERE line_item_id is not null and grade_target_id is null;--> statement-breakpoint
CREATE INDEX "lti_grade_target_platform_due_idx" ON "lti_grade_target" USING btree ("platform_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "lti_grade_target_line_item_idx" ON "lti_grade_target" USING btree ("line_item_id") WHERE line_item_id is not null;--> statement-breakpoint
CREATE INDEX "lti_grade_target_link_idx" ON "lti_grade_target" USING btree ("platform_id","resource_link_id");