ALTER TABLE "campaigns" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "complaint_prices" jsonb;--> statement-breakpoint
CREATE TABLE "outcome_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"said" jsonb NOT NULL,
	"key_name" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outcome_proposals_campaign_id_unique" UNIQUE("campaign_id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "outcome_proposals" ADD CONSTRAINT "outcome_proposals_organisation_id_campaign_id_forecast_records_organisation_id_campaign_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."forecast_records"("organisation_id","campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outcome_proposals_by_organisation" ON "outcome_proposals" USING btree ("organisation_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_key_scopes_known" CHECK ("api_keys"."scopes" <@ array['read', 'launch', 'manage']);--> statement-breakpoint
CREATE TABLE "step_counts" (
	"campaign_id" uuid NOT NULL,
	"bucket" smallint NOT NULL,
	"step" smallint NOT NULL,
	"still_in" integer DEFAULT 0 NOT NULL,
	"inbox" integer DEFAULT 0 NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"reply" integer DEFAULT 0 NOT NULL,
	"reply_positive" integer DEFAULT 0 NOT NULL,
	"unsubscribe" integer DEFAULT 0 NOT NULL,
	"report_spam" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "step_counts_campaign_id_bucket_step_pk" PRIMARY KEY("campaign_id","bucket","step")
);
--> statement-breakpoint
ALTER TABLE "bucket_counts" ADD COLUMN "opened_first" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_leads" ADD COLUMN "follow_ups" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "emails" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "steps" jsonb;--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "quiet_action" text;--> statement-breakpoint
ALTER TABLE "step_counts" ADD CONSTRAINT "step_counts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Until now every lead got one email: whoever opened any opened the first.
UPDATE "bucket_counts" SET "opened_first" = "total" - "not_opened";
