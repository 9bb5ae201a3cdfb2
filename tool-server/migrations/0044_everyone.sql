ALTER TABLE "assignment" ADD COLUMN "is_for_everyone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "break_glass_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "break_glass_tested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD COLUMN "break_glass_reminded_at" timestamp (3) with time zone;