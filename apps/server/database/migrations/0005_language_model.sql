CREATE TABLE "campaign_models" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"prompt_version" text NOT NULL,
	"state" text NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"calls" integer DEFAULT 0 NOT NULL,
	"kept_calls" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"cost_usd" double precision DEFAULT 0 NOT NULL,
	"moved_leads" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"balance" jsonb
);
--> statement-breakpoint
CREATE TABLE "lead_opinions" (
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" integer NOT NULL,
	"score" jsonb NOT NULL,
	"appeal" jsonb,
	"reaction" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"objection" text NOT NULL,
	CONSTRAINT "lead_opinions_campaign_id_position_pk" PRIMARY KEY("campaign_id","position")
);
--> statement-breakpoint
CREATE TABLE "model_answers" (
	"organisation_id" uuid NOT NULL,
	"question_hash" "bytea" NOT NULL,
	"answer" text NOT NULL,
	"is_cut" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_answers_organisation_id_question_hash_pk" PRIMARY KEY("organisation_id","question_hash")
);
--> statement-breakpoint
CREATE TABLE "model_questions" (
	"campaign_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"from_position" integer NOT NULL,
	"to_position" integer NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"anchors" jsonb,
	CONSTRAINT "model_questions_campaign_id_number_pk" PRIMARY KEY("campaign_id","number")
);
--> statement-breakpoint
CREATE TABLE "model_replies" (
	"campaign_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"intent" text NOT NULL,
	"reply" text NOT NULL,
	CONSTRAINT "model_replies_campaign_id_position_pk" PRIMARY KEY("campaign_id","position")
);
--> statement-breakpoint
ALTER TABLE "campaign_models" ADD CONSTRAINT "campaign_models_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_opinions" ADD CONSTRAINT "lead_opinions_campaign_id_position_campaign_leads_campaign_id_position_fk" FOREIGN KEY ("campaign_id","position") REFERENCES "public"."campaign_leads"("campaign_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_answers" ADD CONSTRAINT "model_answers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_questions" ADD CONSTRAINT "model_questions_campaign_id_campaign_models_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign_models"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_replies" ADD CONSTRAINT "model_replies_campaign_id_position_campaign_leads_campaign_id_position_fk" FOREIGN KEY ("campaign_id","position") REFERENCES "public"."campaign_leads"("campaign_id","position") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_answers_by_age" ON "model_answers" USING btree ("created_at");