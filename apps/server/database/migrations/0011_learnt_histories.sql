CREATE TABLE "learnt_histories" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"learnt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_senders" ADD COLUMN "assumed_human" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "send_versions" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "learnt_histories" ADD CONSTRAINT "learnt_histories_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;