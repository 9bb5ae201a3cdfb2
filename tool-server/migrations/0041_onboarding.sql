CREATE TABLE "company_setup_choice" (
	"company_id" uuid NOT NULL,
	"step" text NOT NULL,
	"choice" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_setup_choice_company_id_step_pk" PRIMARY KEY("company_id","step")
);
--> statement-breakpoint
CREATE TABLE "company_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid,
	"invited_by_id" uuid,
	"team_ids" jsonb NOT NULL,
	"has_license" boolean NOT NULL,
	"department" text NOT NULL,
	"job_title" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"declined_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_view_default" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"view_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "setup_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_setup_choice" ADD CONSTRAINT "company_setup_choice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_invitation" ADD CONSTRAINT "company_invitation_invited_by_id_person_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_view" ADD CONSTRAINT "user_view_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_view" ADD CONSTRAINT "user_view_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_view_default" ADD CONSTRAINT "user_view_default_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_view_default" ADD CONSTRAINT "user_view_default_view_id_user_view_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."user_view"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitation_email_key" ON "company_invitation" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "company_invitation_person_idx" ON "company_invitation" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "user_view_company_idx" ON "user_view" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "user_view_owner_idx" ON "user_view" USING btree ("owner_id");