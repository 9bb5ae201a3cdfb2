CREATE TABLE "lti_link_member" (
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "lti_link_member_pk" PRIMARY KEY("platform_id","deployment_id","context_id","resource_link_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "lti_link_roster" (
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	CONSTRAINT "lti_link_roster_pk" PRIMARY KEY("platform_id","deployment_id","context_id","resource_link_id")
);
--> statement-breakpoint
ALTER TABLE "lti_link_member" ADD CONSTRAINT "lti_link_member_roster_fk" FOREIGN KEY ("platform_id","deployment_id","context_id","resource_link_id") REFERENCES "public"."lti_link_roster"("platform_id","deployment_id","context_id","resource_link_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_link_roster" ADD CONSTRAINT "lti_link_roster_context_fk" FOREIGN KEY ("platform_id","deployment_id","context_id") REFERENCES "public"."lti_context"("platform_id","deployment_id","context_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_link_roster_due_idx" ON "lti_link_roster" USING btree ("due_at") WHERE due_at is not null;