CREATE TABLE "activity_event" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"course_id" text,
	"item_id" text,
	"seconds" integer DEFAULT 0 NOT NULL,
	"position_seconds" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_event_person_id_kind_key_pk" PRIMARY KEY("person_id","kind","key")
);
--> statement-breakpoint
ALTER TABLE "activity_event" ADD CONSTRAINT "activity_event_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_event_item_idx" ON "activity_event" USING btree ("person_id","course_id","item_id","changed_at") WHERE course_id is not null;--> statement-breakpoint
CREATE INDEX "activity_event_kind_idx" ON "activity_event" USING btree ("kind","at");