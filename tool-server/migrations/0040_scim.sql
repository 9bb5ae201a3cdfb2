CREATE TABLE "scim_claim" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text,
	"user_name" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_connection" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"switched_off_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "scim_group" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scim_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"person_id" uuid,
	"subject" text,
	"changes" jsonb NOT NULL,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "scim_secret" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "scim_secret_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "scim_user" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"display_name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "scim_claim" ADD CONSTRAINT "scim_claim_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_claim" ADD CONSTRAINT "scim_claim_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_connection" ADD CONSTRAINT "scim_connection_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_group" ADD CONSTRAINT "scim_group_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_group" ADD CONSTRAINT "scim_group_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_request" ADD CONSTRAINT "scim_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_request" ADD CONSTRAINT "scim_request_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_secret" ADD CONSTRAINT "scim_secret_company_id_scim_connection_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."scim_connection"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_user" ADD CONSTRAINT "scim_user_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scim_claim_company_idx" ON "scim_claim" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "scim_group_company_idx" ON "scim_group" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_group_external_key" ON "scim_group" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_request_company_idx" ON "scim_request" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "scim_request_person_idx" ON "scim_request" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "scim_request_at_idx" ON "scim_request" USING btree ("at");--> statement-breakpoint
CREATE INDEX "scim_secret_company_idx" ON "scim_secret" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_user_external_key" ON "scim_user" USING btree ("company_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_user_name_key" ON "scim_user" USING btree ("company_id","user_name_key");