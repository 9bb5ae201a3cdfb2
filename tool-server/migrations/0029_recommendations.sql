ALTER TABLE "course_item" ADD COLUMN "weaknesses" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "course_item_item_idx" ON "course_item" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "course_item_weaknesses_idx" ON "course_item" USING gin ("weaknesses");