CREATE TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"mock_balance" bigint DEFAULT 0 NOT NULL,
	"mock_granted" bigint DEFAULT 0 NOT NULL,
	"priority_balance" bigint DEFAULT 0 NOT NULL,
	"priority_granted" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "mock_balance_not_negative" CHECK ("balances"."mock_balance" >= 0),
	CONSTRAINT "priority_balance_not_negative" CHECK ("balances"."priority_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bucket_counts" (
	"campaign_id" uuid NOT NULL,
	"bucket" smallint NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"not_opened" integer DEFAULT 0 NOT NULL,
	"reply" integer DEFAULT 0 NOT NULL,
	"reply_positive" integer DEFAULT 0 NOT NULL,
	"reply_negative" integer DEFAULT 0 NOT NULL,
	"reply_neutral" integer DEFAULT 0 NOT NULL,
	"archive" integer DEFAULT 0 NOT NULL,
	"delete" integer DEFAULT 0 NOT NULL,
	"no_action" integer DEFAULT 0 NOT NULL,
	"unsubscribe" integer DEFAULT 0 NOT NULL,
	"report_spam" integer DEFAULT 0 NOT NULL,
	"forward_internally" integer DEFAULT 0 NOT NULL,
	"remind_me_later" integer DEFAULT 0 NOT NULL,
	"classify_as_spam" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bucket_counts_campaign_id_bucket_pk" PRIMARY KEY("campaign_id","bucket")
);
--> statement-breakpoint
CREATE TABLE "campaign_leads" (
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"profile_url" text NOT NULL,
	"lead_key" text NOT NULL,
	"slug" text NOT NULL,
	"name" text,
	"first_name" text,
	"company" text,
	"title" text,
	"company_size" text,
	"industry" text,
	"email" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"context" jsonb NOT NULL,
	"original_cells" jsonb,
	CONSTRAINT "campaign_leads_campaign_id_position_pk" PRIMARY KEY("campaign_id","position")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"mock_open_rate" double precision,
	"lane" text NOT NULL,
	"seed" text NOT NULL,
	"engine" text NOT NULL,
	"priors_version" text NOT NULL,
	"total" integer NOT NULL,
	"success" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"forecast" jsonb,
	CONSTRAINT "campaign_in_organisation" UNIQUE("organisation_id","id")
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"credit_kind" text NOT NULL,
	"entry_kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"campaign_id" uuid,
	"grant_key" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_entry_per_campaign" UNIQUE("campaign_id","credit_kind","entry_kind"),
	CONSTRAINT "one_grant_per_key" UNIQUE("organisation_id","credit_kind","grant_key")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"organisation_id" uuid NOT NULL,
	"key" text NOT NULL,
	"payload_hash" "bytea" NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_organisation_id_key_pk" PRIMARY KEY("organisation_id","key")
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"campaign_id" uuid NOT NULL,
	"side" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insights_campaign_id_side_pk" PRIMARY KEY("campaign_id","side")
);
--> statement-breakpoint
CREATE TABLE "lead_results" (
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_failed" boolean DEFAULT false NOT NULL,
	"inbox_from" smallint,
	"opens_from" smallint,
	"open_rank" double precision,
	"action" text,
	"intent" text,
	"display_name" text,
	"reply" text,
	CONSTRAINT "lead_results_campaign_id_position_pk" PRIMARY KEY("campaign_id","position")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "portal_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"plan_name" text NOT NULL,
	"billing_cycle" text NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"next_plan_name" text,
	"next_billing_cycle" text
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"page" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"human_readable_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bucket_counts" ADD CONSTRAINT "bucket_counts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD CONSTRAINT "campaign_leads_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_results" ADD CONSTRAINT "lead_results_campaign_id_position_campaign_leads_campaign_id_position_fk" FOREIGN KEY ("campaign_id","position") REFERENCES "public"."campaign_leads"("campaign_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal_tokens" ADD CONSTRAINT "portal_tokens_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counts_by_age" ON "attempt_counts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "campaigns_newest_first" ON "campaigns" USING btree ("organisation_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_unfinished" ON "campaigns" USING btree ("organisation_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "credit_entries_by_organisation" ON "credit_entries" USING btree ("organisation_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "portal_tokens_by_age" ON "portal_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "portal_tokens_organisation_id_index" ON "portal_tokens" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_period_end" ON "subscriptions" USING btree ("current_period_end");--> statement-breakpoint
CREATE INDEX "users_organisation_id_index" ON "users" USING btree ("organisation_id");