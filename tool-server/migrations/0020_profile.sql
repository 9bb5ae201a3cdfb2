CREATE TABLE "profile_picture" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "profile_picture_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "access_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"is_by_sso" boolean NOT NULL,
	"is_by_admin" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "access_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "weekly_news_opt_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "company_report_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "newsfeed_topics" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_picture" ADD CONSTRAINT "profile_picture_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_person_idx" ON "access_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "access_token_expires_idx" ON "access_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "access_token_account_key" ON "access_token" USING btree ("person_id") WHERE kind = 'account';