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
CREATE TABLE "certificate_notice" (
	"provider_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"days" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_notice_provider_id_fingerprint_days_pk" PRIMARY KEY("provider_id","fingerprint","days")
);
--> statement-breakpoint
CREATE TABLE "provider_draft" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text,
	"sealed_secret" text,
	"entry_point" text,
	"certificates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"metadata_url" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"tested_at" timestamp (3) with time zone,
	"has_passed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_domain" ALTER COLUMN "provider_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "company_domain" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "company_domain" ADD COLUMN "claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "company_domain" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_domain" ADD COLUMN "last_check" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "metadata_url" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "metadata_read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "metadata_fault" text;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "metadata_change" jsonb;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "group_claim" text DEFAULT 'groups' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "off_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "saml_code" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "saml_request" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
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
ALTER TABLE "user_defaults" ADD CONSTRAINT "user_defaults_default_team_id_team_id_fk" FOREIGN KEY ("default_team_id") REFERENCES "public"."team"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_notice" ADD CONSTRAINT "certificate_notice_provider_id_identity_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_draft" ADD CONSTRAINT "provider_draft_provider_id_identity_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_provider"("id") ON DELETE cascade ON UPDATE no action;