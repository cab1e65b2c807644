ALTER TABLE "campaigns" ADD COLUMN "list_offer" jsonb;--> statement-breakpoint
ALTER TABLE "lead_results" ADD COLUMN "fit" jsonb;