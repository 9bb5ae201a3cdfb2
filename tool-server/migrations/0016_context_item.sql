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
ALTER TABLE "lti_context_item" ADD CONSTRAINT "lti_context_item_platform_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;