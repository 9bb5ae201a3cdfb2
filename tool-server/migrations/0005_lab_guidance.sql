CREATE TABLE "lab_guidance_chosen" (
	"attempt_id" uuid NOT NULL,
	"guidance" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_guidance_chosen_attempt_id_guidance_pk" PRIMARY KEY("attempt_id","guidance")
);
--> statement-breakpoint
CREATE TABLE "lab_solution_opened" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_guidance_chosen" ADD CONSTRAINT "lab_guidance_chosen_attempt_id_lab_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."lab_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_solution_opened" ADD CONSTRAINT "lab_solution_opened_attempt_id_lab_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."lab_attempt"("id") ON DELETE cascade ON UPDATE no action;