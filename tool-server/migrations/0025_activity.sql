CREATE TABLE "activity_day" (
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"activity" integer NOT NULL,
	CONSTRAINT "activity_day_person_id_day_pk" PRIMARY KEY("person_id","day")
);
--> statement-breakpoint
CREATE TABLE "weekly_goal" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"days" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activity_day" ADD CONSTRAINT "activity_day_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_goal" ADD CONSTRAINT "weekly_goal_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "activity_day" ("person_id", "day", "activity")
SELECT "person_id", ("at" AT TIME ZONE 'UTC')::date, count(*)::int FROM (
	SELECT "person_id", "opened_at" AS "at" FROM "lab_attempt" WHERE "number" = 1
	UNION ALL SELECT "person_id", "graded_at" FROM "lab_submission" WHERE "graded_at" IS NOT NULL
	UNION ALL SELECT k."person_id", k."completed_at" FROM "completion" k
) facts GROUP BY 1, 2;
