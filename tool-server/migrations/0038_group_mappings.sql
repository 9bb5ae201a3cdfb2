CREATE TABLE "group_mapping" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"group_name" text NOT NULL,
	"team_id" uuid,
	"role" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "group_mapping" ADD CONSTRAINT "group_mapping_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mapping" ADD CONSTRAINT "group_mapping_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_mapping_company_idx" ON "group_mapping" USING btree ("company_id");