CREATE TABLE "account_link" (
	"learner_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"platform_id" uuid NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_link_account_key" UNIQUE("account_id","platform_id")
);
--> statement-breakpoint
CREATE TABLE "account_link_code" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_by" uuid
);
--> statement-breakpoint
ALTER TABLE "lab_attempt" ADD COLUMN "moved_from" uuid;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD COLUMN "moved_from" uuid;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_learner_id_person_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link" ADD CONSTRAINT "account_link_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_link_code" ADD CONSTRAINT "account_link_code_account_id_person_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_link_code_key" ON "account_link_code" USING btree ("code_hash");