CREATE TABLE "assistant_rule" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_quiz_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"item_id" text NOT NULL,
	"made_by" text NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb,
	"score_percent" integer,
	"passed" boolean,
	"submitted_at" timestamp (3) with time zone,
	"moved_from" uuid
);
--> statement-breakpoint
ALTER TABLE "assistant_rule" ADD CONSTRAINT "assistant_rule_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_quiz_attempt" ADD CONSTRAINT "ai_quiz_attempt_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_quiz_attempt_person_idx" ON "ai_quiz_attempt" USING btree ("person_id","course_id","item_id","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_quiz_attempt_running_key" ON "ai_quiz_attempt" USING btree ("person_id","course_id","item_id") WHERE submitted_at is null;