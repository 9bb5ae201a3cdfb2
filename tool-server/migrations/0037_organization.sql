CREATE TABLE "company_logo" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_logo_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "user_defaults" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"weekly_digest_email" boolean DEFAULT true NOT NULL,
	"default_team_id" uuid
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "support_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "support_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "keeps_work_days" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "keeps_activity_days" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "keeps_audit_days" integer;--> statement-breakpoint
ALTER TABLE "company_logo" ADD CONSTRAINT "company_logo_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_defaults" ADD CONSTRAINT "user_defaults_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_defaults" ADD CONSTRAINT "user_defaults_default_team_id_team_id_fk" FOREIGN KEY ("default_team_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;