CREATE TABLE "user_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"person_id" uuid,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"file_name" text NOT NULL,
	"file" "bytea",
	"check" jsonb NOT NULL,
	"team_ids" jsonb NOT NULL,
	"has_license" boolean NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_import_batch" (
	"import_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"results" jsonb NOT NULL,
	CONSTRAINT "user_import_batch_import_id_start_pk" PRIMARY KEY("import_id","start")
);
--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import_batch" ADD CONSTRAINT "user_import_batch_import_id_user_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."user_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_import_company_idx" ON "user_import" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "user_import_person_idx" ON "user_import" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "user_import_state_idx" ON "user_import" USING btree ("state");