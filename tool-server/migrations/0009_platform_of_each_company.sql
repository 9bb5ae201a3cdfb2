ALTER TABLE "lti_platform" DROP CONSTRAINT "lti_platform_client_key";--> statement-breakpoint
DROP INDEX "lti_platform_company_idx";--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lti_session" ADD COLUMN "open_key_hash" text;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD CONSTRAINT "lti_platform_company_client_key" UNIQUE("company_id","issuer","client_id");--> statement-breakpoint
-- Until here an issuer and client id were registered once in all: each registration was the only one of its platform.
UPDATE "lti_platform" SET "confirmed_at" = "created_at";
