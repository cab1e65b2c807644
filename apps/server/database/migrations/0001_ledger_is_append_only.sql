-- The ledger is append-only. Rows go only with their whole organisation, in a transaction that names it in this setting.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('coldcast.removing_organisation', true) = old.organisation_id::text then
    return old;
  end if;
  raise exception 'The ledger is append-only' using errcode = 'restrict_violation';
end;
$$;
--> statement-breakpoint
create trigger ledger_is_append_only before update or delete on credit_entries for each row execute function refuse_ledger_change();
--> statement-breakpoint
create trigger ledger_is_not_truncated before truncate on credit_entries for each statement execute function refuse_ledger_change();
