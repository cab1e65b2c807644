ALTER TABLE "campaigns" ADD COLUMN "send_size" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "template" jsonb;