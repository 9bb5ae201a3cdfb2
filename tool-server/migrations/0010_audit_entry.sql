CREATE TABLE "audit_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"company_id" uuid,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"actor_id" uuid,
	"subject_kind" text,
	"subject_id" text,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_entry_company_idx" ON "audit_entry" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "audit_entry_at_idx" ON "audit_entry" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "keep_audit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '90 days' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'an entry of the audit trail is not changed, and not removed in its first ninety days'
		USING ERRCODE = 'restrict_violation', CONSTRAINT = 'audit_entry_append_only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
	FOR EACH ROW EXECUTE FUNCTION "keep_audit_entry"();
