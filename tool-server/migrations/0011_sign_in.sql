ALTER TABLE "sign_in_link" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "mail_code" RENAME COLUMN "digits_hash" TO "typed_hash";
