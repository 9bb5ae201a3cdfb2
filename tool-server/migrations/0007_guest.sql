CREATE TABLE "guest_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"kept_by" uuid,
	"kept_labs" jsonb
);
--> statement-breakpoint
ALTER TABLE "guest_session" ADD CONSTRAINT "guest_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_session" ADD CONSTRAINT "guest_session_kept_by_person_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "guest_session_person_key" ON "guest_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "guest_session_kept_by_idx" ON "guest_session" USING btree ("kept_by");--> statement-breakpoint
CREATE INDEX "guest_session_expires_idx" ON "guest_session" USING btree ("expires_at");