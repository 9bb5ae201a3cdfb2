CREATE TABLE "quiz_draw" (
	"person_id" uuid NOT NULL,
	"quiz_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_ids" jsonb NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quiz_draw_person_id_quiz_id_pk" PRIMARY KEY("person_id","quiz_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD COLUMN "question_ids" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_draw" ADD CONSTRAINT "quiz_draw_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;