DROP INDEX "lti_session_line_item_idx";--> statement-breakpoint
ALTER TABLE "lti_session" DROP COLUMN "line_item_id";