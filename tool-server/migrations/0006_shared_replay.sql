CREATE TABLE "shared_replay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"view" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shared_replay" ADD CONSTRAINT "shared_replay_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_replay" ADD CONSTRAINT "shared_replay_submission_id_lab_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."lab_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_replay_token_key" ON "shared_replay" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shared_replay_person_idx" ON "shared_replay" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_replay_submission_idx" ON "shared_replay" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "shared_replay_expires_idx" ON "shared_replay" USING btree ("expires_at");