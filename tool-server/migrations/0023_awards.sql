CREATE TABLE "badge" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"criteria" text NOT NULL,
	"rule" jsonb NOT NULL,
	"drawing" jsonb NOT NULL,
	"place" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "badge_award" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"badge_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"evidence_kind" text NOT NULL,
	"evidence_id" text NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"status_index" bigserial NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"owasp" text NOT NULL,
	"months_valid" integer,
	"place" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "certification_requirement" (
	"certification_id" text NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "certification_requirement_certification_id_kind_target_pk" PRIMARY KEY("certification_id","kind","target")
);
--> statement-breakpoint
CREATE TABLE "course_feedback" (
	"person_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"stage" text NOT NULL,
	"rating" integer,
	"comment" text,
	"skipped" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "course_feedback_person_id_course_id_stage_pk" PRIMARY KEY("person_id","course_id","stage")
);
--> statement-breakpoint
CREATE TABLE "journey" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"level" text NOT NULL,
	"roles" text[] NOT NULL,
	"owasp" text NOT NULL,
	"place" integer NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "journey_course" (
	"journey_id" text NOT NULL,
	"course_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "journey_course_journey_id_course_id_pk" PRIMARY KEY("journey_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "completed_by" text[];--> statement-breakpoint
ALTER TABLE "badge_award" ADD CONSTRAINT "badge_award_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "badge_award" ADD CONSTRAINT "badge_award_badge_id_badge_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certification_requirement" ADD CONSTRAINT "certification_requirement_certification_id_certification_id_fk" FOREIGN KEY ("certification_id") REFERENCES "public"."certification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_feedback" ADD CONSTRAINT "course_feedback_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_course" ADD CONSTRAINT "journey_course_journey_id_journey_id_fk" FOREIGN KEY ("journey_id") REFERENCES "public"."journey"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journey_course" ADD CONSTRAINT "journey_course_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_award_key" ON "badge_award" USING btree ("person_id","badge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "badge_award_status_key" ON "badge_award" USING btree ("status_index");--> statement-breakpoint
CREATE INDEX "badge_award_latest_idx" ON "badge_award" USING btree ("person_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_number_key" ON "certificate" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_subject_key" ON "certificate" USING btree ("person_id","kind","subject_id");--> statement-breakpoint
CREATE INDEX "journey_course_course_idx" ON "journey_course" USING btree ("course_id");