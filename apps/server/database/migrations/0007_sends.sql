CREATE TABLE "campaign_senders" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"version" text NOT NULL,
	"posterior" jsonb NOT NULL,
	"shift" jsonb NOT NULL,
	"learnt_from" jsonb NOT NULL,
	"delivered" double precision NOT NULL,
	"replies" double precision NOT NULL,
	"overall" jsonb
);
--> statement-breakpoint
CREATE TABLE "forecast_records" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"campaign_name" text NOT NULL,
	"launched_at" timestamp with time zone NOT NULL,
	"leads" integer NOT NULL,
	"bucket" smallint NOT NULL,
	"sender_version" text,
	"sender_campaigns" integer NOT NULL,
	"learnt_from" jsonb NOT NULL,
	"own_average" double precision,
	"engine" text NOT NULL,
	"priors_version" text NOT NULL,
	"input_hash" text NOT NULL,
	"rates" jsonb NOT NULL,
	"reading" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "record_in_organisation" UNIQUE("organisation_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_on" date NOT NULL,
	"sent" integer NOT NULL,
	"delivered" integer,
	"opened" integer,
	"replied" integer,
	"positive_replies" integer,
	"bounced" integer,
	"unsubscribed" integer,
	"spam_reports" integer,
	"list_size" integer,
	"has_automatic_replies" boolean,
	"reason" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_outcome_per_number" UNIQUE("campaign_id","number")
);
--> statement-breakpoint
CREATE TABLE "send_versions" (
	"send_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"organisation_id" uuid NOT NULL,
	"sent" integer NOT NULL,
	"delivered" integer,
	"opened" integer,
	"replied" integer,
	"positive_replies" integer,
	"bounced" integer,
	"unsubscribed" integer,
	"spam_reports" integer,
	"list_size" integer,
	"has_automatic_replies" boolean,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "send_versions_send_id_version_pk" PRIMARY KEY("send_id","version")
);
--> statement-breakpoint
CREATE TABLE "sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"tool_campaign_id" text,
	"source_key" text NOT NULL,
	"name" text NOT NULL,
	"started_on" date,
	"campaign_id" uuid,
	"email_subject" text,
	"email_body" text,
	"reading" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "send_in_organisation" UNIQUE("organisation_id","id"),
	CONSTRAINT "one_send_per_source" UNIQUE("organisation_id","source_key")
);
--> statement-breakpoint
ALTER TABLE "campaign_senders" ADD CONSTRAINT "campaign_senders_organisation_id_campaign_id_campaigns_organisation_id_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."campaigns"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forecast_records" ADD CONSTRAINT "forecast_records_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_organisation_id_campaign_id_forecast_records_organisation_id_campaign_id_fk" FOREIGN KEY ("organisation_id","campaign_id") REFERENCES "public"."forecast_records"("organisation_id","campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "send_versions" ADD CONSTRAINT "send_versions_organisation_id_send_id_sends_organisation_id_id_fk" FOREIGN KEY ("organisation_id","send_id") REFERENCES "public"."sends"("organisation_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sends" ADD CONSTRAINT "sends_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forecast_records_newest_first" ON "forecast_records" USING btree ("organisation_id","launched_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outcomes_by_organisation" ON "outcomes" USING btree ("organisation_id","campaign_id");--> statement-breakpoint
CREATE INDEX "sends_with_email_by_age" ON "sends" USING btree ("created_at") WHERE email_body is not null;--> statement-breakpoint
-- The track record is append-only. Rows go only with their whole organisation, in a transaction that names it in this setting.
create function refuse_record_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('coldcast.removing_organisation', true) = old.organisation_id::text then
    return old;
  end if;
  raise exception 'The track record is append-only' using errcode = 'restrict_violation';
end;
$$;
--> statement-breakpoint
create trigger forecast_records_are_append_only before update or delete on forecast_records for each row execute function refuse_record_change();
--> statement-breakpoint
create trigger forecast_records_are_not_truncated before truncate on forecast_records for each statement execute function refuse_record_change();
--> statement-breakpoint
create trigger outcomes_are_append_only before update or delete on outcomes for each row execute function refuse_record_change();
--> statement-breakpoint
create trigger outcomes_are_not_truncated before truncate on outcomes for each statement execute function refuse_record_change();
--> statement-breakpoint
create function refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'Versions of a send are written once' using errcode = 'restrict_violation';
end;
$$;
--> statement-breakpoint
create trigger send_versions_are_written_once before update on send_versions for each row execute function refuse_version_change();
