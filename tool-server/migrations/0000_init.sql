CREATE SEQUENCE "public"."lab_turn" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "completion" (
	"person_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"item_id" text NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "completion_person_id_course_id_item_id_pk" PRIMARY KEY("person_id","course_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "enrolment" (
	"person_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"enrolled_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "enrolment_person_id_course_id_pk" PRIMARY KEY("person_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "local_idp_person" (
	"subject" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"given_name" text NOT NULL,
	"family_name" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_idp_record" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "local_idp_record_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" text NOT NULL,
	"active_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_breach_seen" (
	"attempt_id" uuid NOT NULL,
	"breach_id" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_breach_seen_attempt_id_breach_id_pk" PRIMARY KEY("attempt_id","breach_id")
);
--> statement-breakpoint
CREATE TABLE "lab_flag_try" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"owner_id" uuid,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_hint_opened" (
	"attempt_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"price" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lab_hint_opened_attempt_id_number_pk" PRIMARY KEY("attempt_id","number")
);
--> statement-breakpoint
CREATE TABLE "lab_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"lab_id" text NOT NULL,
	"number" integer NOT NULL,
	"content_hash" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"best_score" real DEFAULT 0 NOT NULL,
	"passed" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lab_submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"tenant" text NOT NULL,
	"files" jsonb NOT NULL,
	"log" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"course_id" text,
	"item_id" text,
	"state" text NOT NULL,
	"lane" text DEFAULT 'fast' NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"turn" bigint,
	"result" jsonb,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"graded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lti_consumed_state" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_deployment" (
	"platform_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	CONSTRAINT "lti_deployment_platform_id_deployment_id_pk" PRIMARY KEY("platform_id","deployment_id")
);
--> statement-breakpoint
CREATE TABLE "lti_member" (
	"platform_id" uuid NOT NULL,
	"context_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"is_instructor" boolean NOT NULL,
	CONSTRAINT "lti_member_platform_id_context_id_person_id_pk" PRIMARY KEY("platform_id","context_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "lti_platform" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"auth_login_url" text NOT NULL,
	"auth_token_url" text NOT NULL,
	"key_set_url" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_platform_client_key" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
CREATE TABLE "lti_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"deployment_id" text NOT NULL,
	"is_instructor" boolean NOT NULL,
	"context_id" text,
	"context_title" text,
	"resource_link_id" text NOT NULL,
	"lab_id" text,
	"course_id" text,
	"grade_target_id" uuid,
	"sealed_return_url" text,
	"launched_at" timestamp (3) with time zone NOT NULL,
	"ltik_expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "lti_grade_target" (
	"id" uuid PRIMARY KEY NOT NULL,
	"platform_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"deployment_id" text NOT NULL,
	"resource_link_id" text NOT NULL,
	"line_item" text NOT NULL,
	"item_kind" text NOT NULL,
	"item_id" text NOT NULL,
	"delivered_score" integer,
	"delivered_completed" boolean,
	"delivered_at" timestamp (3) with time zone,
	"sending_score" integer,
	"sending_completed" boolean,
	"sent_at" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"dead_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_grade_target_key" UNIQUE("person_id","line_item")
);
--> statement-breakpoint
CREATE TABLE "lti_result" (
	"person_id" uuid NOT NULL,
	"item_kind" text NOT NULL,
	"item_id" text NOT NULL,
	"score" integer NOT NULL,
	"completed" boolean NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lti_result_person_id_item_kind_item_id_pk" PRIMARY KEY("person_id","item_kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_digest" (
	"person_id" uuid NOT NULL,
	"week" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_digest_person_id_week_pk" PRIMARY KEY("person_id","week")
);
--> statement-breakpoint
CREATE TABLE "account" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"password_hash" text,
	"state" text DEFAULT 'active' NOT NULL,
	"verify" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_manager" boolean DEFAULT false NOT NULL,
	"is_security_champion" boolean DEFAULT false NOT NULL,
	"security_champion_teams" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"subscription" text,
	"expires_at" timestamp (3) with time zone,
	"trial" boolean DEFAULT false NOT NULL,
	"is_owasp" boolean DEFAULT false NOT NULL,
	"signed_up_via" text,
	"signed_up_id" text,
	"signed_up_from" text,
	"weekly_digest_email" boolean DEFAULT true NOT NULL,
	"time_zone" text
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"picture" text,
	"company_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preference" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"lab_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"course_id" text,
	"item_id" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"limit_seconds" integer,
	"ends_at" timestamp (3) with time zone,
	"extensions" integer DEFAULT 0 NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"ended" text
);
--> statement-breakpoint
CREATE TABLE "point_gain" (
	"person_id" uuid NOT NULL,
	"lab_id" text NOT NULL,
	"total" integer NOT NULL,
	"points" integer NOT NULL,
	"is_first" boolean NOT NULL,
	"gained_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_gain_person_id_lab_id_total_pk" PRIMARY KEY("person_id","lab_id","total")
);
--> statement-breakpoint
CREATE TABLE "public_profile" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"visible" boolean DEFAULT false NOT NULL,
	"alias" text,
	"alias_key" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quiz_attempt" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"quiz_id" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score_percent" integer NOT NULL,
	"passed" boolean NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_source" (
	"person_id" uuid NOT NULL,
	"source" text NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_source_person_id_source_pk" PRIMARY KEY("person_id","source")
);
--> statement-breakpoint
CREATE TABLE "portal_session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"refresh_salt" text NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"device" text NOT NULL,
	"neighbourhood" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_visit" (
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "portal_visit_session_id_day_pk" PRIMARY KEY("session_id","day")
);
--> statement-breakpoint
CREATE TABLE "sign_in_link" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"digits_hash" text NOT NULL,
	"link_hash" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"draft" jsonb
);
--> statement-breakpoint
CREATE TABLE "company_domain" (
	"domain" text NOT NULL,
	"company_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"verified_at" timestamp (3) with time zone,
	CONSTRAINT "company_domain_company_id_domain_pk" PRIMARY KEY("company_id","domain")
);
--> statement-breakpoint
CREATE TABLE "identity" (
	"provider_id" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_provider_id_issuer_subject_pk" PRIMARY KEY("provider_id","issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "identity_provider" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"vendor" text,
	"issuer" text,
	"client_id" text,
	"sealed_secret" text,
	"entry_point" text,
	"certificates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allows_unasked" boolean DEFAULT false NOT NULL,
	"is_strict" boolean DEFAULT false NOT NULL,
	"break_glass_person_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_provider_company_key" UNIQUE("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "saml_assertion" (
	"provider_id" text NOT NULL,
	"assertion_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saml_assertion_provider_id_assertion_id_pk" PRIMARY KEY("provider_id","assertion_id")
);
--> statement-breakpoint
CREATE TABLE "saml_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"code_challenge" text NOT NULL,
	"proven" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saml_request" (
	"id" text PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"state" text NOT NULL,
	"code_challenge" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wish" (
	"person_id" uuid NOT NULL,
	"list_key" text NOT NULL,
	"path" text NOT NULL,
	"course_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wish_person_id_list_key_course_id_pk" PRIMARY KEY("person_id","list_key","course_id")
);
--> statement-breakpoint
CREATE TABLE "limit_window" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" bigserial NOT NULL,
	"to" text NOT NULL,
	"sealed" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"useful_until" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"withheld" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completion" ADD CONSTRAINT "completion_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolment" ADD CONSTRAINT "enrolment_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_breach_seen" ADD CONSTRAINT "lab_breach_seen_attempt_id_lab_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."lab_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_flag_try" ADD CONSTRAINT "lab_flag_try_attempt_id_lab_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."lab_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_flag_try" ADD CONSTRAINT "lab_flag_try_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_flag_try" ADD CONSTRAINT "lab_flag_try_owner_id_person_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_hint_opened" ADD CONSTRAINT "lab_hint_opened_attempt_id_lab_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."lab_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_attempt" ADD CONSTRAINT "lab_attempt_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_submission" ADD CONSTRAINT "lab_submission_attempt_id_lab_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."lab_attempt"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_submission" ADD CONSTRAINT "lab_submission_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_deployment" ADD CONSTRAINT "lti_deployment_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_member" ADD CONSTRAINT "lti_member_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_member" ADD CONSTRAINT "lti_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_platform" ADD CONSTRAINT "lti_platform_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_session" ADD CONSTRAINT "lti_session_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_session" ADD CONSTRAINT "lti_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD CONSTRAINT "lti_grade_target_platform_id_lti_platform_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platform"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_grade_target" ADD CONSTRAINT "lti_grade_target_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_result" ADD CONSTRAINT "lti_result_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_digest" ADD CONSTRAINT "notification_digest_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preference" ADD CONSTRAINT "preference_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_session" ADD CONSTRAINT "lab_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_gain" ADD CONSTRAINT "point_gain_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_profile" ADD CONSTRAINT "public_profile_person_id_account_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_source" ADD CONSTRAINT "known_source_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_session" ADD CONSTRAINT "portal_session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_visit" ADD CONSTRAINT "portal_visit_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domain" ADD CONSTRAINT "company_domain_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domain" ADD CONSTRAINT "company_domain_provider_fk" FOREIGN KEY ("company_id","provider_id") REFERENCES "public"."identity_provider"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity" ADD CONSTRAINT "identity_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD CONSTRAINT "identity_provider_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_provider" ADD CONSTRAINT "identity_provider_break_glass_person_id_person_id_fk" FOREIGN KEY ("break_glass_person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_assertion" ADD CONSTRAINT "saml_assertion_provider_id_identity_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_code" ADD CONSTRAINT "saml_code_provider_id_identity_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_request" ADD CONSTRAINT "saml_request_provider_id_identity_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."identity_provider"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish" ADD CONSTRAINT "wish_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_idp_record_grant_idx" ON "local_idp_record" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "local_idp_record_uid_idx" ON "local_idp_record" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "local_idp_record_expires_idx" ON "local_idp_record" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signing_key_purpose_idx" ON "signing_key" USING btree ("purpose","active_at");--> statement-breakpoint
CREATE INDEX "lab_flag_try_person_idx" ON "lab_flag_try" USING btree ("person_id","tried_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_attempt_number_key" ON "lab_attempt" USING btree ("person_id","lab_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_attempt_open_key" ON "lab_attempt" USING btree ("person_id","lab_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "lab_submission_attempt_idx" ON "lab_submission" USING btree ("attempt_id","submitted_at");--> statement-breakpoint
CREATE INDEX "lab_submission_waiting_idx" ON "lab_submission" USING btree ("submitted_at") WHERE state <> 'graded';--> statement-breakpoint
CREATE INDEX "lab_submission_tenant_turn_idx" ON "lab_submission" USING btree ("tenant","turn");--> statement-breakpoint
CREATE INDEX "lab_submission_person_turn_idx" ON "lab_submission" USING btree ("person_id","turn");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_submission_running_key" ON "lab_submission" USING btree ("person_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "lti_consumed_state_expiry_idx" ON "lti_consumed_state" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_member_person_idx" ON "lti_member" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "lti_platform_company_idx" ON "lti_platform" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "lti_session_person_idx" ON "lti_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "lti_session_platform_idx" ON "lti_session" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_session_expiry_idx" ON "lti_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "lti_grade_target_item_idx" ON "lti_grade_target" USING btree ("person_id","item_kind","item_id");--> statement-breakpoint
CREATE INDEX "lti_grade_target_platform_idx" ON "lti_grade_target" USING btree ("platform_id");--> statement-breakpoint
CREATE INDEX "lti_grade_target_due_idx" ON "lti_grade_target" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_once_key" ON "notification" USING btree ("person_id","key");--> statement-breakpoint
CREATE INDEX "notification_person_idx" ON "notification" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("person_id","id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "person_email_key" ON "person" USING btree ("email","kind");--> statement-breakpoint
CREATE INDEX "person_company_idx" ON "person" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lab_session_live_key" ON "lab_session" USING btree ("person_id","lab_id") WHERE stopped_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "lab_session_timed_key" ON "lab_session" USING btree ("person_id") WHERE stopped_at is null and limit_seconds is not null;--> statement-breakpoint
CREATE INDEX "lab_session_due_idx" ON "lab_session" USING btree ("ends_at") WHERE stopped_at is null;--> statement-breakpoint
CREATE INDEX "point_gain_gained_idx" ON "point_gain" USING btree ("gained_at");--> statement-breakpoint
CREATE UNIQUE INDEX "public_profile_alias_key" ON "public_profile" USING btree ("alias_key");--> statement-breakpoint
CREATE INDEX "public_profile_visible_idx" ON "public_profile" USING btree ("person_id") WHERE visible;--> statement-breakpoint
CREATE INDEX "quiz_attempt_person_idx" ON "quiz_attempt" USING btree ("person_id","quiz_id");--> statement-breakpoint
CREATE INDEX "portal_session_person_idx" ON "portal_session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "portal_session_expires_idx" ON "portal_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "portal_visit_person_idx" ON "portal_visit" USING btree ("person_id","day");--> statement-breakpoint
CREATE INDEX "sign_in_link_email_idx" ON "sign_in_link" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_in_link_expires_idx" ON "sign_in_link" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_code_email_idx" ON "mail_code" USING btree ("email","purpose");--> statement-breakpoint
CREATE INDEX "mail_code_expires_idx" ON "mail_code" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_domain_verified_key" ON "company_domain" USING btree ("domain") WHERE "company_domain"."verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_person_key" ON "identity" USING btree ("person_id","provider_id","issuer");--> statement-breakpoint
CREATE INDEX "saml_assertion_expires_idx" ON "saml_assertion" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saml_code_expires_idx" ON "saml_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saml_request_created_idx" ON "saml_request" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "wish_course_idx" ON "wish" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "limit_window_ends_idx" ON "limit_window" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_due_idx" ON "mail" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "mail_written_idx" ON "mail" USING btree ("written_at");