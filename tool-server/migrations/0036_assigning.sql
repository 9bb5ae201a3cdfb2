CREATE TABLE "assignment_cycle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assignment_id" uuid NOT NULL,
	"person_id" uuid,
	"number" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"since_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_cycle_number" CHECK ("assignment_cycle"."number" > 1),
	CONSTRAINT "assignment_cycle_dates" CHECK ("assignment_cycle"."due_at" > "assignment_cycle"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "assignment_digest" (
	"person_id" uuid NOT NULL,
	"week" text NOT NULL,
	"handled_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_digest_person_id_week_pk" PRIMARY KEY("person_id","week")
);
--> statement-breakpoint
CREATE TABLE "assignment_exemption" (
	"assignment_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"exempted_by" uuid,
	"exempted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_exemption_assignment_id_person_id_pk" PRIMARY KEY("assignment_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "assignment_notice" ADD COLUMN "cycle" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_notice" DROP CONSTRAINT "assignment_notice_assignment_id_person_id_notice_pk";--> statement-breakpoint
ALTER TABLE "assignment_notice" ADD CONSTRAINT "assignment_notice_assignment_id_person_id_notice_cycle_pk" PRIMARY KEY("assignment_id","person_id","notice","cycle");--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "type" text DEFAULT 'course' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "zone_of" text DEFAULT 'company' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "repeat" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "repeat_months" integer;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "early_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "sends_reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_cycle" ADD CONSTRAINT "assignment_cycle_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_cycle" ADD CONSTRAINT "assignment_cycle_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_digest" ADD CONSTRAINT "assignment_digest_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exemption" ADD CONSTRAINT "assignment_exemption_assignment_id_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exemption" ADD CONSTRAINT "assignment_exemption_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_exemption" ADD CONSTRAINT "assignment_exemption_exempted_by_person_id_fk" FOREIGN KEY ("exempted_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_cycle_all_key" ON "assignment_cycle" USING btree ("assignment_id","number") WHERE person_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "assignment_cycle_person_key" ON "assignment_cycle" USING btree ("assignment_id","person_id","number");--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_repeat" CHECK (("assignment"."repeat" = 'after_pass') = ("assignment"."repeat_months" is not null));--> statement-breakpoint
CREATE FUNCTION "assignment_instant"("moment" timestamp with time zone, "zone" text, "own_zone" text) RETURNS timestamp with time zone LANGUAGE plpgsql STABLE AS $$
-- The instant at which the clocks of `own_zone` show what those of `zone` show at a moment. This database may not know a
-- zone that the server knows: then it is the moment itself.
BEGIN
	IF own_zone IS NULL OR own_zone = zone THEN
		RETURN moment;
	END IF;
	BEGIN
		RETURN (moment AT TIME ZONE zone) AT TIME ZONE own_zone;
	EXCEPTION WHEN invalid_parameter_value THEN
		RETURN moment;
	END;
END
$$;
