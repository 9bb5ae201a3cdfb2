CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "course" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"source" text NOT NULL,
	"owner_company_id" uuid,
	"owner_person_id" uuid,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"level" text,
	"logo" text,
	"roles" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"cwe" text[] DEFAULT '{}' NOT NULL,
	"owasp" text[] DEFAULT '{}' NOT NULL,
	"learning_paths" text[] DEFAULT '{}' NOT NULL,
	"instructors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subjects" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"points" integer,
	"total_seconds" integer DEFAULT 0 NOT NULL,
	"total_items" integer DEFAULT 0 NOT NULL,
	"labs_count" integer DEFAULT 0 NOT NULL,
	"new_until" date,
	"place" integer DEFAULT 0 NOT NULL,
	"version" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_item" (
	"course_id" text NOT NULL,
	"item_id" text NOT NULL,
	"subject_key" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"object_type" text NOT NULL,
	"target_id" text,
	"seconds" integer NOT NULL,
	"body" jsonb,
	CONSTRAINT "course_item_course_id_item_id_pk" PRIMARY KEY("course_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "course_tag" (
	"tag" text NOT NULL,
	"type" text NOT NULL,
	"courses" integer NOT NULL,
	CONSTRAINT "course_tag_tag_type_pk" PRIMARY KEY("tag","type")
);
--> statement-breakpoint
CREATE TABLE "course_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entitlement" (
	"plan" text NOT NULL,
	"scope" text NOT NULL,
	"target" text NOT NULL,
	"access" text NOT NULL,
	CONSTRAINT "entitlement_plan_scope_target_pk" PRIMARY KEY("plan","scope","target")
);
--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_owner_company_id_company_id_fk" FOREIGN KEY ("owner_company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course" ADD CONSTRAINT "course_owner_person_id_person_id_fk" FOREIGN KEY ("owner_person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_item" ADD CONSTRAINT "course_item_course_id_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."course"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_list_idx" ON "course" USING btree ("type","place","id");--> statement-breakpoint
CREATE INDEX "course_search_idx" ON "course" USING gin ("search");--> statement-breakpoint
CREATE INDEX "course_tags_idx" ON "course" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "course_owner_company_idx" ON "course" USING btree ("owner_company_id") WHERE owner_company_id is not null;--> statement-breakpoint
CREATE INDEX "course_owner_person_idx" ON "course" USING btree ("owner_person_id") WHERE owner_person_id is not null;--> statement-breakpoint
CREATE INDEX "course_item_target_idx" ON "course_item" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "course_word_trigram_idx" ON "course_word" USING gin ("word" gin_trgm_ops);