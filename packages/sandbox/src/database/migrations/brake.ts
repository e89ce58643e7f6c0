/**
 * The scam brake (RULE-042, RULE-043): what makes a transfer unusual, the question that is put about it, and orders that are held. The ledger
 * holds, lets go and gives back as ever; `held_until` says until when, `pause` why, and what comes after.
 */
export const brake = [
  `alter table orders add column held_until timestamptz, add column pause jsonb, add column first_time_eur numeric`,
  'create index orders_held on orders (customer_id, held_until) where held_until is not null',
  'create index orders_first_time on orders (customer_id, created_at) where first_time_eur is not null',
  'alter table prepared_operation add column pause jsonb',
  `create table brake_question (
     id uuid primary key, customer_id int not null references customer, family_id uuid not null, account_id int not null, recipient text not null,
     amount text not null, reasons jsonb not null, purposes jsonb not null, expires_at timestamptz not null, spent_at timestamptz)`,
  'create index brake_question_by_customer on brake_question (customer_id, expires_at)',
  // What the operator says of a device ('': one without an id), instead of its first session.
  `create table seen_device (
     customer_id int not null references customer, device text not null, first_seen_at timestamptz not null, primary key (customer_id, device))`,
  // One that is trusted no more stays, so that the second removal is known as one.
  `alter table trusted_recipient add column removed_at timestamptz, drop constraint trusted_recipient_customer_id_kind_value_key`,
  'create unique index trusted_recipient_living on trusted_recipient (customer_id, kind, value) where removed_at is null',

  // When the customer last used a recipient; null: never (RULE-042).
  `create function recipient_last_used(who int, which text, recipient text) returns timestamptz language plpgsql stable as $$
   begin
     return greatest(
       (select max(created_at) from orders where customer_id = who and status = 'completed' and type in ('send', 'token_send', 'withdraw_sepa')
         and lower(coalesce(details->>'iban', counterparty)) = lower(recipient)
         and (recipient like '0x%' or coalesce(details->>'iban', counterparty) = recipient)),
       (select last_used_at from used_recipient where customer_id = who and kind = which and value = recipient),
       (select last_used_at from (select iban, last_used_at from known_iban where customer_id = who order by last_used_at desc limit 1) k
         where which = 'iban' and k.iban = recipient));
   end $$`,
  `create function is_trusted(who int, which text, recipient text) returns boolean language plpgsql stable as $$
   begin
     return exists (select 1 from trusted_recipient
       where customer_id = who and kind = which and value = recipient and removed_at is null);
   end $$`,
  // All that a transfer is judged by, in one round trip (S3).
  `create function judge_transfer(who int, family uuid, account int, which text, recipient text, moment timestamptz, device_seconds int, row_seconds int)
   returns json language plpgsql stable as $$
   declare
     own text;
     first text;
     seen timestamptz;
   begin
     select coalesce(f.device, '') into own from token_family f where f.id = family;
     select coalesce(f.device, '') into first from token_family f where f.customer_id = who order by f.created_at, f.id limit 1;
     seen := coalesce((select s.first_seen_at from seen_device s where s.customer_id = who and s.device = own),
       (select min(f.created_at) from token_family f where f.customer_id = who and coalesce(f.device, '') = own));
     return json_build_object(
       'available', (select a.available::text from account a where a.id = account and a.customer_id = who),
       'first_time', recipient_last_used(who, which, recipient) is null,
       'trusted', is_trusted(who, which, recipient),
       'new_device', own <> first and seen > moment - make_interval(secs => device_seconds),
       'row', (select json_build_object('count', count(*), 'total', coalesce(sum(o.first_time_eur), 0)::text) from orders o
         where o.customer_id = who and o.first_time_eur is not null and o.created_at > moment - make_interval(secs => row_seconds)));
   end $$`,

  // As before. An order that passed the brake is judged again by what others have written meanwhile, one after the other; what it was judged
  // by has changed: 40001, and its call starts over. So it does where the question that it answers is spent. A message of the order is
  // written with it, '{id}' in it its id. An IBAN of an order on hold is not known before the hold is over.
  `create or replace function place_order(fields jsonb, ids int[], parts int[], amounts bigint[], correction boolean, timer jsonb)
   returns bigint language plpgsql as $$
   declare
     row_of orders;
     guard jsonb := fields->'brake_guard';
   begin
     row_of := jsonb_populate_record(null::orders, fields);
     row_of.id := coalesce(row_of.id, nextval('order_id_seq'));
     if guard is not null then
       perform pg_advisory_xact_lock(hashtextextended('brake ' || row_of.customer_id, 0));
       if (guard->>'units')::numeric * 100 > (guard->>'share')::numeric * (select available from account where id = row_of.account_id)
         or (select count(*) >= (guard->>'row_count')::int and sum(o.first_time_eur) + (guard->>'worth')::numeric >= (guard->>'minimum')::numeric
           from orders o where o.customer_id = row_of.customer_id and o.first_time_eur is not null
           and o.created_at > row_of.created_at - make_interval(secs => (guard->>'row_seconds')::int)) then
         raise exception 'Others have made the transfer an unusual one' using errcode = '40001';
       end if;
     end if;
     if fields ? 'brake_question' then
       update brake_question set spent_at = row_of.created_at where id = (fields->>'brake_question')::uuid and spent_at is null;
       if not found then raise exception 'The question is answered' using errcode = '40001'; end if;
     end if;
     if cardinality(ids) > 0 and post_entries(ids, parts, amounts, row_of.id, row_of.type, row_of.created_at, correction) is null then
       if fields ? 'brake_question' then update brake_question set spent_at = null where id = (fields->>'brake_question')::uuid; end if;
       return null;
     end if;
     insert into orders values (row_of.*);
     if fields ? 'known_iban' then
       insert into known_iban (customer_id, iban, first_used_at, last_used_at)
         values (row_of.customer_id, fields->>'known_iban', row_of.created_at, row_of.created_at)
         on conflict (customer_id, iban) do update set last_used_at = excluded.last_used_at;
     end if;
     if fields ? 'message' then
       insert into message (customer_id, channel, recipient, subject, body, sent_at)
         values (row_of.customer_id, 'email', fields->'message'->>'to', fields->'message'->>'subject',
           replace(fields->'message'->>'body', '{id}', row_of.id::text), row_of.created_at);
     end if;
     if timer is not null then
       insert into job (kind, subject, customer_id, details, due_at)
         values ('order', row_of.id::text, row_of.customer_id, timer->'details', (timer->>'due_at')::timestamptz);
     end if;
     return row_of.id;
   end $$`,

  // As before; the answer says until when an order is held.
  `create or replace function place_answered_order(fields jsonb, ids int[], parts int[], amounts bigint[], timer jsonb,
     the_key text, print text, request text, from_address text, what text)
   returns bigint language plpgsql as $$
   declare
     id bigint;
     moment timestamptz := (fields->>'created_at')::timestamptz;
     who int := (fields->>'customer_id')::int;
     held text := coalesce(',"pause":{"until":"' || (fields->>'held_until') || '"}', '');
   begin
     if fields ? 'review_from' then perform pg_advisory_xact_lock(hashtextextended('review ' || who, 0)); end if;
     id := place_order(fields, ids, parts, amounts, false, timer);
     if id is null then return null; end if;
     if fields ? 'review_from' and (select sum(abs(o.volume_value)) from orders o where o.customer_id = who
         and o.created_at > moment - interval '24 hours' and o.type = fields->>'type' and o.status <> 'rejected'
         and o.details->>'reviewed' is null) >= (fields->>'review_from')::numeric then
       raise exception 'Together with others of the day it is reviewed' using errcode = 'WA002';
     end if;
     if not keep_answer(who, the_key, print, 201, '{"id":"' || id || '"' || held || '}', request, from_address, what, moment) then
       raise exception 'An answer is kept under this key already' using errcode = 'WA001';
     end if;
     if fields ? 'payee_check' then
       update payee_check set spent_at = moment where token_hash = fields->>'payee_check' and spent_at is null;
       if not found then raise exception 'The check of the payee is spent' using errcode = 'WA003'; end if;
     end if;
     if fields ? 'payee_outcome' then
       insert into audit_log (customer_id, request_id, address, event, outcome, at)
         values (who, request, from_address, 'payee check', (fields->>'payee_outcome') || ' ' || id, moment);
     end if;
     return id;
   end $$`,

  // As before. A hold ends with every move; the IBAN of one that goes on is known from then on.
  `create or replace function move_order(which bigint, next_status text, message text, new_summary jsonb, moment timestamptz) returns text language plpgsql as $$
   declare
     held orders;
     entries jsonb;
     ids int[];
     parts int[];
     amounts bigint[];
   begin
     select * into held from orders where id = which for update;
     if not found then return 'missing'; end if;
     if held.status in ('completed', 'rejected') then return 'final'; end if;
     entries := case next_status when 'completed' then held.on_completed when 'rejected' then held.on_rejected end;
     if entries is not null and jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) > 0 then
       select array_agg((e->>0)::int order by (e->>0)::int), array_agg((e->>1)::int order by (e->>0)::int),
         array_agg((e->>2)::bigint order by (e->>0)::int) into ids, parts, amounts
         from jsonb_array_elements(entries) e;
       if post_entries(ids, parts, amounts, which, next_status, moment, false) is null then return 'short'; end if;
     end if;
     update orders set status = next_status, rejected_message = case when next_status = 'rejected' then message end,
       summary = coalesce(new_summary, summary), waits_for = case when next_status = 'moderate' then waits_for end, held_until = null,
       updated_at = moment where id = which;
     if held.status = 'moderate' and next_status in ('pending', 'completed') and held.pause->>'known_iban' is not null then
       insert into known_iban (customer_id, iban, first_used_at, last_used_at)
         values (held.customer_id, held.pause->>'known_iban', moment, moment)
         on conflict (customer_id, iban) do update set last_used_at = excluded.last_used_at;
     end if;
     return 'moved';
   end $$`,
] as const;
