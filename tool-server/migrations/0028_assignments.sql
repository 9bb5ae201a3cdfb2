CREATE TABLE "assignment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"has_hard_end" boolean NOT NULL,
	"counts_past_work" boolean NOT NULL,
	"pass_percent" integer DEFAULT 100 NOT NULL,
	"people" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_dates" CHECK ("assignment"."due_at" > "assignment"."starts_at"),
	CONSTRAINT "assignment_pass_percent" CHECK ("assignment"."pass_percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "assignment_item" (
	"assignment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "assignment_item_assignment_id_kind_target_id_pk" PRIMARY KEY("assignment_id","kind","target_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_notice" (
	"assignment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"notice" text NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_notice_assignment_id_person_id_notice_pk" PRIMARY KEY("assignment_id","person_id","notice")
);
--> statement-breakpoint
CREATE TABLE "assignment_person" (
	"assignment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "assignment_person_assignment_id_person_id_pk" PRIMARY KEY("assignment_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "assignment_target" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"team_id" uuid,
	"person_id" uuid,
	CONSTRAINT "assignment_target_one" CHECK (num_nonnulls("assignment_target"."team_id", "assignment_target"."person_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_member_team_id_person_id_pk" PRIMARY KEY("team_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_item" ADD CONSTRAINT "assignment_item_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_notice" ADD CONSTRAINT "assignment_notice_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_notice" ADD CONSTRAINT "assignment_notice_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_person" ADD CONSTRAINT "assignment_person_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_person" ADD CONSTRAINT "assignment_person_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_target" ADD CONSTRAINT "assignment_target_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_target" ADD CONSTRAINT "assignment_target_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_target" ADD CONSTRAINT "assignment_target_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_company_idx" ON "assignment" USING btree ("company_id","due_at");--> statement-breakpoint
CREATE INDEX "assignment_person_person_idx" ON "assignment_person" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_target_team_key" ON "assignment_target" USING btree ("assignment_id","team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_target_person_key" ON "assignment_target" USING btree ("assignment_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_name_key" ON "team" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "team_member_person_idx" ON "team_member" USING btree ("person_id");