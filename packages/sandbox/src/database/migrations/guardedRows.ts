/** What an investigator asks of a line besides: the session it happened in, and how it was proved (RULE-054). */
export const auditLines = ['alter table audit_log add column session_id text, add column method text'] as const;

/**
 * Secrets are kept sealed, with a name and an end (RULE-056). What stands in `provider_secret` is taken over by the first start, which has
 * the key to seal it under.
 */
export const sealedKeys = [
  `create table provider_key (kid text primary key, name text not null, sealed text not null, made_at timestamptz not null default clock_timestamp(),
     retired_at timestamptz)`,
  'create unique index provider_key_in_force on provider_key (name) where retired_at is null',
  'alter table document add column kid text',
] as const;

/** A line of the audit log may be deleted when it is 400 days old, by the owner of the table, and in no other way be changed (RULE-054). */
export const auditRetention = [
  'drop trigger audit_log_is_final on audit_log',
  `create function keep_audit_line() returns trigger language plpgsql as $$
   begin
     if old.at < now() - interval '400 days' and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') then
       return old;
     end if;
     raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
   end $$`,
  'create trigger audit_log_is_final before update or truncate on audit_log execute function refuse_change()',
  'create trigger audit_log_is_kept before delete on audit_log for each row execute function keep_audit_line()',
] as const;

/**
 * The line of a money call names its session too, and by it the device (RULE-054). The functions that write such a line hand on one text for
 * the request; it holds the session behind the request's id, and is parted here.
 */
export const auditedSessions = [
  'drop trigger audit_log_names_device on audit_log',
  `create or replace function name_audited_device() returns trigger language plpgsql as $$
   begin
     if new.session_id is null and new.request_id like '% %' then
       new.session_id := split_part(new.request_id, ' ', 2);
       new.request_id := split_part(new.request_id, ' ', 1);
     end if;
     if new.device is null and new.session_id is not null then
       select f.device_name into new.device from token_family f where f.id = new.session_id::uuid;
     end if;
     return new;
   end $$`,
  `create trigger audit_log_names_device before insert on audit_log for each row
     when (new.session_id is not null or new.request_id like '% %') execute function name_audited_device()`,
] as const;
