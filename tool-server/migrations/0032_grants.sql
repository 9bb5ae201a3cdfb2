CREATE TABLE "grant_record" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text
);--> statement-breakpoint
DROP INDEX "badge_award_key";--> statement-breakpoint
DROP INDEX "certificate_subject_key";--> statement-breakpoint
ALTER TABLE "point_gain" DROP CONSTRAINT "point_gain_person_id_lab_id_total_pk";--> statement-breakpoint
ALTER TABLE "badge_award" ADD COLUMN "revoked_because" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "purpose" text DEFAULT 'individual' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "purpose" text DEFAULT 'individual' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "waits_for" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "pay_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended_because" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "ended_by" text;--> statement-breakpoint
CREATE INDEX "lti_platform_issuer_idx" ON "lti_platform" USING btree ("issuer","client_id");--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "revoked_because" text;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "labs" integer;--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "labs_with_solution" integer;--> statement-breakpoint
ALTER TABLE "completion" ADD COLUMN "lent_by" uuid;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "lent_by" uuid;--> statement-breakpoint
ALTER TABLE "enrolment" ADD COLUMN "completed_lent_by" uuid;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "seats" integer;--> statement-breakpoint
ALTER TABLE "point_gain" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "point_gain" ADD COLUMN "attempt_id" uuid;--> statement-breakpoint
ALTER TABLE "point_gain" ADD COLUMN "reached" text DEFAULT 'own work' NOT NULL;--> statement-breakpoint
ALTER TABLE "point_gain" ADD COLUMN "lent_by" uuid;--> statement-breakpoint
ALTER TABLE "grant_record" ADD CONSTRAINT "grant_record_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_record_living_key" ON "grant_record" USING btree ("person_id","kind","subject","source","source_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "grant_record_work_key" ON "grant_record" USING btree ("kind","subject","source_id") WHERE source = 'work';--> statement-breakpoint
CREATE INDEX "grant_record_source_idx" ON "grant_record" USING btree ("source","source_id") WHERE ended_at is null;--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_lent_by_person_id_fk" FOREIGN KEY ("lent_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_lent_by_person_id_fk" FOREIGN KEY ("lent_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_completed_lent_by_person_id_fk" FOREIGN KEY ("completed_lent_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gain" ADD CONSTRAINT "point_gain_lent_by_person_id_fk" FOREIGN KEY ("lent_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Orders of the version before were in force at once.
UPDATE "subscription" SET "waits_for" = "id"::text, "pay_by" = "ordered_at", "settled_at" = "ordered_at", "settled_by" = 'operator', "purpose" = CASE WHEN "plan_id" = 'enterprise' THEN 'company' ELSE 'individual' END;--> statement-breakpoint
ALTER TABLE "subscription" ALTER COLUMN "waits_for" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ALTER COLUMN "pay_by" SET NOT NULL;--> statement-breakpoint
UPDATE "company" SET "seats" = "bought"."seats" FROM (SELECT "company_id", max("seats") AS "seats" FROM "subscription" WHERE "company_id" IS NOT NULL GROUP BY 1) "bought" WHERE "bought"."company_id" = "company"."id";--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_waiting_person_key" ON "subscription" USING btree ("person_id") WHERE settled_at is null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_waiting_email_key" ON "subscription" USING btree ("waits_for") WHERE settled_at is null and ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_settled_key" ON "subscription" USING btree ("settled_by") WHERE settled_by <> 'operator';--> statement-breakpoint
CREATE INDEX "completion_lent_idx" ON "completion" USING btree ("lent_by") WHERE lent_by is not null;--> statement-breakpoint
CREATE INDEX "enrolment_lent_idx" ON "enrolment" USING btree ("lent_by") WHERE lent_by is not null;--> statement-breakpoint
CREATE INDEX "point_gain_lent_idx" ON "point_gain" USING btree ("lent_by") WHERE lent_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_award_key" ON "badge_award" USING btree ("person_id","badge_id") WHERE revoked_because is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_subject_key" ON "certificate" USING btree ("person_id","kind","subject_id") WHERE renews is null and revoked_because is null;--> statement-breakpoint
ALTER TABLE "point_gain" ADD CONSTRAINT "point_gain_total_key" UNIQUE NULLS NOT DISTINCT("person_id","lab_id","total","lent_by");--> statement-breakpoint
UPDATE "lab_attempt" SET "moved_from" = NULL WHERE "moved_from" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "account_link" "k" WHERE "k"."learner_id" = "lab_attempt"."moved_from" AND "k"."account_id" = "lab_attempt"."person_id");--> statement-breakpoint
-- A pass is that of the first attempt that passed; one that only attempts of a linked learner hold is lent.
UPDATE "point_gain" SET "attempt_id" = "one"."id", "lent_by" = "one"."moved_from" FROM (
  SELECT DISTINCT ON ("person_id", "lab_id") "id", "person_id", "lab_id", "moved_from" FROM "lab_attempt" WHERE "passed"
  ORDER BY "person_id", "lab_id", ("moved_from" IS NOT NULL), "number"
) "one" WHERE "one"."person_id" = "point_gain"."person_id" AND "one"."lab_id" = "point_gain"."lab_id";--> statement-breakpoint
UPDATE "point_gain" SET "reached" = CASE WHEN "total" = 0 THEN 'solution' ELSE 'hints' END WHERE "total" = 0 OR EXISTS (
  SELECT 1 FROM "lab_attempt" "a" JOIN "lab_hint_opened" "h" ON "h"."attempt_id" = "a"."id"
  WHERE "a"."person_id" = "point_gain"."person_id" AND "a"."lab_id" = "point_gain"."lab_id" AND "h"."opened_at" <= "point_gain"."gained_at"
);--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select p.id, 'membership', p.company_id::text, 'company', p.company_id::text, p.created_at from person p where p.kind = 'account' and p.company_id is not null ON CONFLICT DO NOTHING;--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select p.id, 'administration', p.company_id::text, 'company', p.company_id::text, p.created_at from person p join account a on a.person_id = p.id and a.is_admin where p.company_id is not null ON CONFLICT DO NOTHING;--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select p.id, 'plan', a.type, 'plan', coalesce(s.id::text, 'signup'), p.created_at from person p join account a on a.person_id = p.id and a.type <> 'ENT' left join lateral ( select s.id from subscription s where s.person_id = p.id and s.company_id is null and s.settled_at is not null order by s.ends_at desc limit 1 ) s on true where p.company_id is null ON CONFLICT DO NOTHING;--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select e.person_id, 'enrolment', e.course_id, opener.source, opener.source_id, e.enrolled_at from enrolment e join person p on p.id = e.person_id left join account a on a.person_id = p.id cross join lateral ( select case when p.company_id is null then 'plan' else 'company' end as source, coalesce(p.company_id::text, a.type, '') as source_id ) opener ON CONFLICT DO NOTHING;--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select g.person_id, 'points', g.lab_id, 'work', g.attempt_id::text, g.gained_at from point_gain g where g.attempt_id is not null and g.lent_by is null ON CONFLICT DO NOTHING;--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select b.person_id, 'badge', b.id::text, 'work', b.id::text, b.at from badge_award b where b.revoked_at is null ON CONFLICT DO NOTHING;--> statement-breakpoint
insert into grant_record (person_id, kind, subject, source, source_id, given_at) select k.person_id, 'certificate', k.id::text, 'work', k.id::text, k.issued_at from certificate k where k.revoked_at is null ON CONFLICT DO NOTHING;
