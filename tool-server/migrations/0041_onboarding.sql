CREATE TABLE "company_setup_choice" (
	"company_id" uuid NOT NULL,
	"step" text NOT NULL,
	"choice" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_setup_choice_company_id_step_pk" PRIMARY KEY("company_id","step")
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "setup_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "company_setup_choice" ADD CONSTRAINT "company_setup_choice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;