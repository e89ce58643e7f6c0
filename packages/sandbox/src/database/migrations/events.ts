/**
 * Events of HOOK: a row for each change, written by the database in the same transaction, so that no code path can skip it and a rolled-back
 * change is never reported (HOOK-003). Without a webhook a trigger does a single lookup (RULE-061).
 */
export const events = [
  `create table webhook (
     id uuid primary key, url text, customer_id int, types jsonb not null, description text not null,
     active boolean not null default true, stopped text,
     secret bytea not null, previous_secret bytea, previous_until timestamptz,
     last_success_at timestamptz, leased_by uuid, leased_until timestamptz, created_at timestamptz not null)`,
  `create table event_subject (kind text, id text, last bigint not null, primary key (kind, id))`,
  `create table event (
     id text primary key, serial bigint not null generated always as identity, type text not null, customer_id int,
     subject_kind text not null, subject_id text not null, sequence bigint not null, data jsonb not null,
     written_by xid8 not null, at timestamptz not null)`,
  `create unique index event_of_subject on event (subject_kind, subject_id, sequence desc)`,
  `create index event_by_serial on event (serial)`,
  // No foreign keys: the statement that deletes an endpoint or an event also deletes its deliveries, and every order would pay for checking them.
  // due_at: null while the delivery waits behind another one of its subject (HOOK-010).
  `create table delivery (
     id bigint primary key generated always as identity, webhook_id uuid not null, event_id text not null, subject_kind text not null, subject_id text not null,
     sequence bigint not null, replay boolean not null default false, status text not null default 'waiting',
     attempt int not null default 0, due_at timestamptz, first_at timestamptz, at timestamptz, reason text,
     response_status int, response_body text, duration_ms int, taken_until timestamptz)`,
  `create index delivery_waiting on delivery (webhook_id, due_at) where status = 'waiting'`,
  `create index delivery_of_subject on delivery (webhook_id, subject_kind, subject_id, sequence, id) where status = 'waiting'`,
  `create index delivery_newest on delivery (webhook_id, id desc)`,
  `create index delivery_by_event on delivery (event_id)`,

  // The provider's clock: the machine's time plus the offset set by the control surface (clock/clock.ts).
  `create function provider_now() returns timestamptz language sql stable as $$
   select date_trunc('milliseconds', clock_timestamp()) + coalesce(
     (select make_interval(secs => (value->>'milliseconds')::float8 / 1000) from setting where key = 'clock_offset'), interval '0') $$`,

  // Preset histories are written in bulk with the ledger open, and are not reported.
  `create function has_webhooks() returns boolean language plpgsql stable as $$
   begin return exists (select 1 from webhook) and current_setting('ledger.posting', true) is distinct from 'open'; end $$`,

  // An empty filter matches everything, `order.*` every event of a kind.
  `create function matches_filter(types jsonb, what text) returns boolean language sql immutable as $$
   select types = '[]' or exists (
     select 1 from jsonb_array_elements_text(types) t where t = what or (right(t, 2) = '.*' and what like left(t, -1) || '%')) $$`,

  // Locks the subject's row until the end of the transaction, so that numbers have no gaps and follow the order of commits.
  `create function record_event(what text, who int, kind text, subject text, details jsonb, moment timestamptz) returns void language plpgsql as $$
   declare
     number bigint;
     name text := 'evt_' || replace(gen_random_uuid()::text, '-', '');
   begin
     insert into event_subject as s (kind, id, last) values (record_event.kind, subject, 1)
       on conflict on constraint event_subject_pkey do update set last = s.last + 1 returning s.last into number;
     insert into event (id, type, customer_id, subject_kind, subject_id, sequence, data, written_by, at) values (name, what, who, kind, subject, number,
       jsonb_build_object('customer', (select c.uuid from customer c where c.id = who), 'subject', jsonb_build_object('kind', kind, 'id', subject),
         'sequence', number) || details, pg_current_xact_id(), moment);
     insert into delivery (webhook_id, event_id, subject_kind, subject_id, sequence, due_at)
       select w.id, name, record_event.kind, subject, number, moment from webhook w
       where (w.customer_id is null or w.customer_id = who) and matches_filter(w.types, what);
   end $$`,

  `create function amount_text(units numeric, places int) returns text language sql immutable as $$
   select round(units / 10::numeric ^ places, places)::text $$`,

  // One event per account and transaction: later changes in the same transaction update it.
  `create function record_balance(which int, order_ref bigint, moment timestamptz) returns void language plpgsql as $$
   declare
     of_account account;
     coming numeric;
     going numeric;
     details jsonb;
   begin
     select * into of_account from account where id = which;
     if not found or of_account.role <> 'customer' then return; end if;
     select coalesce(sum(o.to_units) filter (where o.to_account_id = which), 0),
       coalesce(sum(o.from_units) filter (where o.from_account_id = which), 0) + coalesce(sum(o.fee_units) filter (where o.fee_account_id = which), 0)
       into coming, going from orders o where o.customer_id = of_account.customer_id and o.status in ('pending', 'moderate')
         and which in (o.to_account_id, o.from_account_id, o.fee_account_id);
     details := jsonb_build_object('order_id', order_ref::text, 'account', jsonb_build_object('id', which, 'currency', of_account.currency,
       'available', amount_text(of_account.available, of_account.decimals), 'locked', amount_text(of_account.locked, of_account.decimals),
       'in', amount_text(coming, of_account.decimals), 'out', amount_text(going, of_account.decimals)));
     update event e set data = e.data || details where e.subject_kind = 'account' and e.subject_id = which::text
       and e.sequence = (select last from event_subject s where s.kind = 'account' and s.id = which::text)
       and e.written_by = pg_current_xact_id() and e.type = 'balance.changed';
     if not found then
       perform record_event('balance.changed', of_account.customer_id, 'account', which::text, details, moment);
     end if;
   end $$`,

  // Deferred to the end of the transaction, when the order that moved the account has been written.
  `create function account_events() returns trigger language plpgsql as $$
   begin
     if has_webhooks() then
       perform record_balance(new.id, nullif(current_setting('events.order', true), '')::bigint, provider_now());
     end if;
     return null;
   end $$`,
  `create constraint trigger account_changed after update of available, locked on account deferrable initially deferred for each row
   when (new.role = 'customer' and (new.available, new.locked) is distinct from (old.available, old.locked)) execute function account_events()`,

  `create function order_events() returns trigger language plpgsql as $$
   declare
     before text;
     details jsonb;
     mark text;
   begin
     if not has_webhooks() then return null; end if;
     if tg_op = 'UPDATE' then before := old.status; end if;
     details := jsonb_build_object('order', jsonb_build_object('id', new.id::text, 'type', new.type, 'group', new.group_name,
       'status', new.status, 'previous_status', before, 'volume', jsonb_build_object('value', new.volume_value::text, 'currency', new.volume_currency),
       'flow', new.flow, 'account_id', new.account_id, 'created_at', to_char(new.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'rejected_code', null));
     if tg_op = 'INSERT' then
       perform record_event('order.created', new.customer_id, 'order', new.id::text, details, new.updated_at);
     end if;
     if new.status in ('completed', 'rejected') then
       perform record_event('order.' || new.status, new.customer_id, 'order', new.id::text, details, new.updated_at);
     elsif tg_op = 'UPDATE' then
       perform record_event('order.updated', new.customer_id, 'order', new.id::text, details, new.updated_at);
     end if;
     mark := set_config('events.order', new.id::text, true);
     -- An expected amount has no posting yet.
     if new.to_account_id is not null and new.status <> 'completed' then
       perform record_balance(new.to_account_id, new.id, new.updated_at);
     end if;
     return null;
   end $$`,
  `create trigger order_placed after insert on orders for each row execute function order_events()`,
  `create trigger order_moved after update of status on orders for each row when (new.status is distinct from old.status)
   execute function order_events()`,

  `create function customer_events() returns trigger language plpgsql as $$
   declare
     members jsonb;
   begin
     if not has_webhooks() then return null; end if;
     if new.status is distinct from old.status then
       perform record_event('customer.status_changed', new.id, 'customer', new.uuid::text,
         jsonb_build_object('status', new.status, 'previous_status', old.status), provider_now());
     end if;
     if new.address_status is distinct from old.address_status then
       perform record_event('customer.address_status_changed', new.id, 'customer', new.uuid::text,
         jsonb_build_object('status', new.address_status, 'previous_status', old.address_status), provider_now());
       if old.address_status = 'pending' and new.address_status in ('success', 'reject') then
         perform record_event('document.reviewed', new.id, 'customer', new.uuid::text, jsonb_build_object('kind', 'address', 'status', new.address_status,
           'count', (select count(*) from document d where d.customer_id = new.id and d.purpose = 'address')), provider_now());
       end if;
     end if;
     select coalesce(jsonb_agg(name), '[]') into members from (values
       ('username', new.username is distinct from old.username), ('email', new.email is distinct from old.email),
       ('verifiedEmail', new.verified_email is distinct from old.verified_email), ('tariff', new.tariff is distinct from old.tariff),
       ('roles', new.roles is distinct from old.roles), ('entityType', new.entity_type is distinct from old.entity_type),
       ('entityLegalIds', new.entity_legal_ids is distinct from old.entity_legal_ids), ('dossier', new.dossier is distinct from old.dossier),
       ('serviceProviders', new.service_providers is distinct from old.service_providers),
       ('travelRuleEnabled', new.travel_rule_enabled is distinct from old.travel_rule_enabled)) as m(name, changed) where changed;
     if members <> '[]' then
       perform record_event('customer.updated', new.id, 'customer', new.uuid::text, jsonb_build_object('members', members), provider_now());
     end if;
     return null;
   end $$`,
  `create trigger customer_changed after update on customer for each row execute function customer_events()`,

  `create function iban_events() returns trigger language plpgsql as $$
   begin
     if has_webhooks() then
       perform record_event('customer.iban_allocated', new.customer_id, 'customer', (select c.uuid::text from customer c where c.id = new.customer_id),
         jsonb_build_object('account_id', new.account_id), provider_now());
     end if;
     return null;
   end $$`,
  `create trigger iban_allocated after insert on virtual_iban for each row execute function iban_events()`,

  `create function card_events() returns trigger language plpgsql as $$
   declare
     details jsonb := jsonb_build_object('card', jsonb_build_object('id', new.id, 'cardType', new.card_type, 'status', new.status,
       'expirationDate', new.expiration_date));
   begin
     if not has_webhooks() then return null; end if;
     if tg_op = 'INSERT' then
       perform record_event('card.added', new.customer_id, 'card', new.id::text, details, provider_now());
       return null;
     end if;
     if new.status is distinct from old.status then
       perform record_event('card.status_changed', new.customer_id, 'card', new.id::text, details, provider_now());
       if old.status = 'pending' then
         perform record_event('document.reviewed', new.customer_id, 'card', new.id::text, jsonb_build_object('kind', 'card', 'status', new.status,
           'count', (select count(*) from document d where d.customer_id = new.customer_id and d.purpose = 'card:' || new.id)), provider_now());
       end if;
     end if;
     if new.deleted_at is not null and old.deleted_at is null then
       perform record_event('card.removed', new.customer_id, 'card', new.id::text, details, provider_now());
     end if;
     return null;
   end $$`,
  `create trigger card_changed after insert or update on card for each row execute function card_events()`,

  // An upload of several files is one statement and one event.
  `create function document_events() returns trigger language plpgsql as $$
   declare
     upload record;
   begin
     if not has_webhooks() then return null; end if;
     for upload in select a.customer_id, a.purpose, c.uuid, count(*) as files, max(a.created_at) as at from added a join customer c on c.id = a.customer_id
       group by a.customer_id, a.purpose, c.uuid loop
       perform record_event('document.received', upload.customer_id,
         case when upload.purpose like 'card:%' then 'card' else 'customer' end,
         case when upload.purpose like 'card:%' then substr(upload.purpose, 6) else upload.uuid::text end,
         jsonb_build_object('kind', split_part(upload.purpose, ':', 1), 'count', upload.files, 'status', 'pending'), upload.at);
     end loop;
     return null;
   end $$`,
  `create trigger document_received after insert on document referencing new table as added for each statement execute function document_events()`,

  `create function travel_rule_events() returns trigger language plpgsql as $$
   declare
     before text;
   begin
     if not has_webhooks() then return null; end if;
     if tg_op = 'UPDATE' then before := old.status; end if;
     perform record_event('travel_rule.status_changed', new.customer_id, 'travel_rule', new.id::text, jsonb_build_object('travel_rule',
       jsonb_build_object('id', new.id::text, 'direction', new.direction, 'status', new.status, 'previous_status', before,
         'order_id', new.order_id::text, 'amount', new.amount::text, 'currency', new.currency)), new.updated_at);
     return null;
   end $$`,
  `create trigger travel_rule_started after insert on travel_rule for each row execute function travel_rule_events()`,
  `create trigger travel_rule_moved after update of status on travel_rule for each row when (new.status is distinct from old.status)
   execute function travel_rule_events()`,

  `create function session_events() returns trigger language plpgsql as $$
   declare
     method text := case new.method when 'temporary' then 'temporary_password' else new.method end;
   begin
     if not has_webhooks() then return null; end if;
     if tg_op = 'INSERT' then
       perform record_event('session.started', new.customer_id, 'session', new.id::text,
         jsonb_build_object('session', new.id, 'method', method, 'reason', null), new.created_at);
     elsif new.revoked_at is not null and old.revoked_at is null then
       perform record_event('session.ended', new.customer_id, 'session', new.id::text, jsonb_build_object('session', new.id, 'method', method,
         'reason', case when new.revoked_because in ('logout', 'reuse') then new.revoked_because when new.revoked_because = 'end' then 'expired'
           when new.revoked_because = 'closure' then 'closed' when new.revoked_because = 'status' then 'operator' end), new.revoked_at);
     end if;
     return null;
   end $$`,
  `create trigger session_changed after insert or update of revoked_at on token_family for each row execute function session_events()`,

  // A refused sign-in has no session, only its line in the audit log.
  `create function refusal_events() returns trigger language plpgsql as $$
   begin
     if has_webhooks() then
       perform record_event('session.refused', new.customer_id, 'customer', (select c.uuid::text from customer c where c.id = new.customer_id),
         jsonb_build_object('session', null, 'method', case substr(new.event, 12) when 'temporary' then 'temporary_password' else substr(new.event, 12) end,
           'reason', substring(new.outcome from '^refused (\\d+)$')), new.at);
     end if;
     return null;
   end $$`,
  `create trigger sign_in_refused after insert on audit_log for each row
   when (new.customer_id is not null and new.event like 'sign_in by %' and new.outcome <> 'signed in') execute function refusal_events()`,
] as const;
