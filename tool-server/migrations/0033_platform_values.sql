CREATE TABLE "lti_ignored_claim" (
	"platform_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"found" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_ignored_claim_platform_id_claim_pk" PRIMARY KEY("platform_id","claim")
);
--> statement-breakpoint
CREATE TABLE "lti_platform_alias" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lti_context" ADD COLUMN "roster_left_out" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "deep_links_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "lti_line_item" ADD COLUMN "said" text;--> statement-breakpoint
ALTER TABLE "lti_ignored_claim" ADD CONSTRAINT "lti_ignored_claim_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platform_alias" ADD CONSTRAINT "lti_platform_alias_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_platform_alias_platform_idx" ON "lti_platform_alias" USING btree ("platform_id");