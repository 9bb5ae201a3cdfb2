CREATE SEQUENCE "public"."invoice_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"redirect_url" text NOT NULL,
	"open_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"company_id" uuid,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"seats" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"email" text NOT NULL,
	"redirect_url" text NOT NULL,
	"invoice_number" text NOT NULL,
	"invoice_name" text NOT NULL,
	"invoice_address" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_person_idx" ON "checkout" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "checkout_open_idx" ON "checkout" USING btree ("open_until");--> statement-breakpoint
CREATE INDEX "subscription_person_idx" ON "subscription" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "subscription_company_idx" ON "subscription" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_invoice_key" ON "subscription" USING btree ("invoice_number");