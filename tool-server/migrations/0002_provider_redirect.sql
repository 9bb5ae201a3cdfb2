-- A provider that is registered already knows `/callback` alone.
ALTER TABLE "identity_provider" ADD COLUMN "has_own_redirect" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_provider" ALTER COLUMN "has_own_redirect" SET DEFAULT true;
