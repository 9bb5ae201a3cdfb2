ALTER TABLE "lti_member" DROP CONSTRAINT "lti_member_platform_id_context_id_person_id_pk";--> statement-breakpoint
ALTER TABLE "lti_member" ADD COLUMN "deployment_id" text;--> statement-breakpoint
-- A platform that has one deployment, and of which nothing says that it ever had another, leaves no doubt.
UPDATE "lti_member" SET "deployment_id" = "only"."deployment_id"
FROM (
	SELECT "platform_id", min("deployment_id") AS "deployment_id" FROM (
		SELECT "platform_id", "deployment_id" FROM "lti_deployment"
		UNION SELECT "platform_id", "deployment_id" FROM "lti_session"
		UNION SELECT "platform_id", "deployment_id" FROM "lti_grade_target"
	) AS "seen" GROUP BY "platform_id" HAVING count(*) = 1
) AS "only"
WHERE "only"."platform_id" = "lti_member"."platform_id";--> statement-breakpoint
-- The others cannot be told apart; each comes back with the person's next launch.
DELETE FROM "lti_member" WHERE "deployment_id" IS NULL;--> statement-breakpoint
ALTER TABLE "lti_member" ALTER COLUMN "deployment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_member" ADD CONSTRAINT "lti_member_platform_id_deployment_id_context_id_person_id_pk" PRIMARY KEY("platform_id","deployment_id","context_id","person_id");
