CREATE TABLE "live_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seats" integer NOT NULL,
	"status" text NOT NULL,
	"meeting_url" text,
	CONSTRAINT "live_event_start_key" UNIQUE("course_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "live_registration" (
	"event_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"day_notice_at" timestamp (3) with time zone,
	"soon_notice_at" timestamp (3) with time zone,
	CONSTRAINT "live_registration_event_id_person_id_pk" PRIMARY KEY("event_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "showcase_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"file" "bytea" NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_registration" ADD CONSTRAINT "live_registration_event_id_live_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."live_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_registration" ADD CONSTRAINT "live_registration_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_upload" ADD CONSTRAINT "showcase_upload_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_event_end_idx" ON "live_event" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "live_registration_person_idx" ON "live_registration" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "showcase_upload_person_idx" ON "showcase_upload" USING btree ("person_id","created_at");