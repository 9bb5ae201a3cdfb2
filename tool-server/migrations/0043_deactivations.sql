CREATE TABLE "scim_deactivation" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"started_by_id" uuid,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"users" integer NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"deactivated" integer DEFAULT 0 NOT NULL,
	"after_id" uuid,
	"staying" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deactivated_by" text;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deactivated_by_id" uuid;--> statement-breakpoint
ALTER TABLE "scim_deactivation" ADD CONSTRAINT "scim_deactivation_company_id_scim_connection_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."scim_connection"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_deactivation" ADD CONSTRAINT "scim_deactivation_started_by_id_person_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_deactivation_person_idx" ON "scim_deactivation" USING btree ("started_by_id");--> statement-breakpoint
CREATE INDEX "scim_deactivation_ended_idx" ON "scim_deactivation" USING btree ("ended_at");--> statement-breakpoint
-- There was no directory before: whom it does not know was deactivated by hand.
UPDATE "account" SET "deactivated_by" = 'administrator' WHERE "state" = 'deactivated' AND NOT EXISTS (SELECT FROM "scim_user" u WHERE u."person_id" = "account"."person_id");