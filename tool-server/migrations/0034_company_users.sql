CREATE TABLE "team_champion" (
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_champion_team_id_person_id_pk" PRIMARY KEY("team_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "team_manager" (
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_manager_team_id_person_id_pk" PRIMARY KEY("team_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "invited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "deactivated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "last_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "is_owner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "search_text" text GENERATED ALWAYS AS (left(lower(regexp_replace(normalize(
  first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || department || ' ' || job_title, NFKD
), '[\u0300-\u036F]', '', 'g')), 400)) STORED;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "team" ADD COLUMN "rule" jsonb;--> statement-breakpoint
ALTER TABLE "team_champion" ADD CONSTRAINT "team_champion_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_champion" ADD CONSTRAINT "team_champion_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_manager" ADD CONSTRAINT "team_manager_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_manager" ADD CONSTRAINT "team_manager_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_champion_person_idx" ON "team_champion" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "team_manager_person_idx" ON "team_manager" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_parent_id_team_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_search_idx" ON "person" USING btree ("company_id","search_text","id") WHERE kind = 'account';--> statement-breakpoint
CREATE INDEX "team_parent_idx" ON "team" USING btree ("parent_id");--> statement-breakpoint
-- Whoever administered a company until now decides on its administrators too.
UPDATE "account" SET "is_owner" = true FROM "person" WHERE "person"."id" = "account"."person_id" AND "account"."is_admin" AND "person"."company_id" IS NOT NULL;--> statement-breakpoint
UPDATE "account" SET "last_seen_at" = "seen"."at" FROM (SELECT "person_id", max("at") AS "at" FROM "portal_visit" GROUP BY 1) "seen" WHERE "seen"."person_id" = "account"."person_id";--> statement-breakpoint
INSERT INTO "team_manager" ("team_id", "person_id", "created_at") SELECT "m"."team_id", "m"."person_id", "m"."joined_at" FROM "team_member" "m" JOIN "account" "a" ON "a"."person_id" = "m"."person_id" AND "a"."is_manager";--> statement-breakpoint
INSERT INTO "team_champion" ("team_id", "person_id", "created_at") SELECT "t"."id", "p"."id", "t"."created_at" FROM "account" "a" JOIN "person" "p" ON "p"."id" = "a"."person_id" JOIN "team" "t" ON "t"."company_id" = "p"."company_id" AND "a"."security_champion_teams" ? "t"."name" WHERE "a"."is_security_champion";
