DROP INDEX "person_company_idx";--> statement-breakpoint
CREATE INDEX "account_seat_idx" ON "account" USING btree ("person_id") WHERE type = 'ENT' and state <> 'deactivated';--> statement-breakpoint
CREATE INDEX "person_company_idx" ON "person" USING btree ("company_id","kind","id");