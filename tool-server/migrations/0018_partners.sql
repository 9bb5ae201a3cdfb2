CREATE TABLE "embed_token" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"secret_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"origin" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"allowed_origins" jsonb NOT NULL,
	"publishable_key" text NOT NULL,
	"encrypted_visitor_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "partner_publishable_key_unique" UNIQUE("publishable_key")
);
--> statement-breakpoint
CREATE TABLE "partner_secret" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "partner_secret_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_visitor" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_secret_id_partner_secret_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."partner_secret"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_token" ADD CONSTRAINT "embed_token_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_secret" ADD CONSTRAINT "partner_secret_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_visitor" ADD CONSTRAINT "partner_visitor_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_visitor" ADD CONSTRAINT "partner_visitor_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_token_partner_idx" ON "embed_token" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "embed_token_secret_idx" ON "embed_token" USING btree ("secret_id");--> statement-breakpoint
CREATE INDEX "embed_token_person_idx" ON "embed_token" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "embed_token_expires_idx" ON "embed_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "partner_company_idx" ON "partner" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "partner_deleted_idx" ON "partner" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "partner_secret_partner_idx" ON "partner_secret" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "partner_visitor_partner_idx" ON "partner_visitor" USING btree ("partner_id");