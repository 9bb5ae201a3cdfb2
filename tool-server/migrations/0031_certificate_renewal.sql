DROP INDEX "certificate_subject_key";--> statement-breakpoint
ALTER TABLE "certificate" ADD COLUMN "renews" uuid;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_renews_certificate_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."certificate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_renews_key" ON "certificate" USING btree ("renews");--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_subject_key" ON "certificate" USING btree ("person_id","kind","subject_id") WHERE renews is null;