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
ALTER TABLE "api_keys" ADD CONSTRAINT "api_key_scopes_known" CHECK ("api_keys"."scopes" <@ array['read', 'launch', 'manage']);