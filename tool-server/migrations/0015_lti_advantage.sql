CREATE TABLE "lti_context" (
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"title" text,
	"memberships_url" text,
	"roster_due_at" timestamp (3) with time zone,
	"roster_claimed_until" timestamp (3) with time zone,
	"roster_tries" integer DEFAULT 0 NOT NULL,
	"roster_read_at" timestamp (3) with time zone,
	"roster_whole_at" timestamp (3) with time zone,
	"roster_fault" text,
	"roster_differences_url" text,
	CONSTRAINT "lti_context_platform_id_deployment_id_context_id_pk" PRIMARY KEY("platform_id","deployment_id","context_id")
);
--> statement-breakpoint
CREATE TABLE "lti_context_item" (
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_context_item_platform_id_deployment_id_context_id_kind_item_id_pk" PRIMARY KEY("platform_id","deployment_id","context_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "lti_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"platform_id" uuid,
	CONSTRAINT "lti_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lti_refusal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"detail" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_roster_member" (
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"is_instructor" boolean NOT NULL,
	"is_learner" boolean NOT NULL,
	"status" text NOT NULL,
	"last_read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_roster_member_platform_id_deployment_id_context_id_subject_pk" PRIMARY KEY("platform_id","deployment_id","context_id","subject")
);
--> statement-breakpoint
CREATE TABLE "lti_line_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"line_items_url" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"item_kind" text NOT NULL,
	"item_id" text NOT NULL,
	"url" text,
	"may_make" boolean DEFAULT true NOT NULL,
	"renewed_at" timestamp (3) with time zone,
	"fault" text,
	"due_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"dead_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_line_item_key" UNIQUE("platform_id","deployment_id","line_items_url","resource_link_id","item_kind","item_id")
);
--> statement-breakpoint
DROP INDEX "lti_grade_target_due_idx";--> statement-breakpoint
ALTER TABLE "lti_session" ALTER COLUMN "resource_link_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_member" ADD COLUMN "last_launched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "token_audience" text;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "score_rule" text DEFAULT 'best' NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_session" ADD COLUMN "message" text DEFAULT 'resource_link' NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_session" ADD COLUMN "reviewed_person_id" uuid;--> statement-breakpoint
ALTER TABLE "lti_session" ADD COLUMN "sealed_deep_linking" text;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "line_item_id" uuid;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "context_id" text;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "score_rule" text;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD COLUMN "fault" text;--> statement-breakpoint
ALTER TABLE "lti_result" ADD COLUMN "latest_score" integer;--> statement-breakpoint
ALTER TABLE "lti_result" ADD COLUMN "latest_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lti_context" ADD CONSTRAINT "lti_context_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_context_item" ADD CONSTRAINT "lti_context_item_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitation" ADD CONSTRAINT "lti_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitation" ADD CONSTRAINT "lti_invitation_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_invitation" ADD CONSTRAINT "lti_invitation_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_refusal" ADD CONSTRAINT "lti_refusal_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_roster_member" ADD CONSTRAINT "lti_roster_member_context_fk" FOREIGN KEY ("platform_id","deployment_id","context_id") REFERENCES "public"."lti_context"("platform_id","deployment_id","context_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_line_item" ADD CONSTRAINT "lti_line_item_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_context_roster_due_idx" ON "lti_context" USING btree ("roster_due_at") WHERE roster_due_at is not null;--> statement-breakpoint
CREATE INDEX "lti_invitation_company_idx" ON "lti_invitation" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "lti_refusal_platform_idx" ON "lti_refusal" USING btree ("platform_id","at");--> statement-breakpoint
CREATE INDEX "lti_refusal_at_idx" ON "lti_refusal" USING btree ("at");--> statement-breakpoint
CREATE INDEX "lti_roster_member_person_idx" ON "lti_roster_member" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "lti_line_item_due_idx" ON "lti_line_item" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "lti_member_launch_idx" ON "lti_member" USING btree ("platform_id","last_launched_at");--> statement-breakpoint
CREATE INDEX "lti_grade_target_platform_due_idx" ON "lti_grade_target" USING btree ("platform_id","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "lti_grade_target_line_item_idx" ON "lti_grade_target" USING btree ("line_item_id") WHERE line_item_id is not null;--> statement-breakpoint
CREATE INDEX "lti_grade_target_link_idx" ON "lti_grade_target" USING btree ("platform_id","resource_link_id");