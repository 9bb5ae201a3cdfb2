CREATE TABLE "custom_challenge" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" text NOT NULL,
	"minutes" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_challenge_course_id_unique" UNIQUE("course_id")
);
--> statement-breakpoint
CREATE TABLE "custom_run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"custom_challenge_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "custom_run_pass" (
	"run_id" uuid NOT NULL,
	"lab_id" text NOT NULL,
	"points" integer NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "custom_run_pass_run_id_lab_id_pk" PRIMARY KEY("run_id","lab_id")
);
--> statement-breakpoint
ALTER TABLE "custom_challenge" ADD CONSTRAINT "custom_challenge_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_run" ADD CONSTRAINT "custom_run_custom_challenge_id_custom_challenge_id_fk" FOREIGN KEY ("custom_challenge_id") REFERENCES "public"."custom_challenge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_run" ADD CONSTRAINT "custom_run_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_run_pass" ADD CONSTRAINT "custom_run_pass_run_id_custom_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."custom_run"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_run_set_idx" ON "custom_run" USING btree ("custom_challenge_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "custom_run_open_key" ON "custom_run" USING btree ("custom_challenge_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "custom_run_person_idx" ON "custom_run" USING btree ("person_id") WHERE finished_at is null;