/** Calls whose only write is one order: the order, what answers it and the line of the audit log in one statement, which is a transaction (S3). */
export const placedOrders = [
  // Answers the order's id, or null, with nothing written, when the money is not there. The kept answer is {"id":"…"}. Raises WA001, and
  // undoes everything, when an answer is kept under the key already.
  `create function place_answered_order(fields jsonb, ids int[], parts int[], amounts bigint[], timer jsonb,
     the_key text, print text, request text, from_address text, what text)
   returns bigint language plpgsql as $$
   declare
     id bigint := place_order(fields, ids, parts, amounts, false, timer);
   begin
     if id is not null and not keep_answer((fields->>'customer_id')::int, the_key, print, 201, '{"id":"' || id || '"}', request, from_address, what,
       (fields->>'created_at')::timestamptz) then
       raise exception 'An answer is kept under this key already' using errcode = 'WA001';
     end if;
     return id;
   end $$`,

  // As before, but the row becomes json by itself: building the binary kind of it cost more than finding it.
  `drop function find_caller(int, uuid, int)`,
  `create function find_caller(who int, family uuid, version int) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(caller) from (select c.*, f.method as session_method from customer c join token_family f on f.customer_id = c.id
       where c.id = who and c.status_version = version and f.id = family and f.revoked_at is null) caller);
   end $$`,
] as const;

/** One press is one order: what an order uses up names it from then on (D-API-30), and the audit log finds an order by its key (D-API-31). */
export const oneOrder = [
  'alter table payee_check add column order_id bigint',
  'alter table prepared_operation add column order_id bigint',
  'alter table audit_log add column idempotency_key text, add column order_id bigint',

  // As before; the line has the key, and the order that the call made. A process of before names none.
  'drop function keep_answer(int, text, text, int, text, text, text, text, timestamptz)',
  `create function keep_answer(who int, the_key text, print text, the_status int, the_body text, request text, from_address text, what text,
     moment timestamptz, made bigint default null)
   returns boolean language plpgsql as $$
   begin
     insert into idempotency as kept (customer_id, key, fingerprint, status, body, kept_at) values (who, the_key, print, the_status, the_body, moment)
       on conflict (customer_id, key) do update set fingerprint = print, status = the_status, body = the_body, kept_at = moment
       where kept.kept_at <= moment - interval '24 hours';
     if not found then return false; end if;
     insert into audit_log (customer_id, request_id, address, event, outcome, at, idempotency_key, order_id)
       values (who, request, from_address, what, 'done', moment, the_key, made);
     return true;
   end $$`,

  // As before; the check of the payee names the order that has spent it, and its own line has the key too.
  `create or replace function place_answered_order(fields jsonb, ids int[], parts int[], amounts bigint[], timer jsonb,
     the_key text, print text, request text, from_address text, what text)
   returns bigint language plpgsql as $$
   declare
     id bigint;
     moment timestamptz := (fields->>'created_at')::timestamptz;
     who int := (fields->>'customer_id')::int;
     held text := coalesce(',"pause":{"until":"' || (fields->>'held_until') || '"}', '');
   begin
     if fields ? 'review_from' then perform lock_row('review ' || who); end if;
     id := place_order(fields, ids, parts, amounts, false, timer);
     if id is null then return null; end if;
     if fields ? 'review_from' and (select sum(abs(o.volume_value)) from orders o where o.customer_id = who
         and o.created_at > moment - interval '24 hours' and o.type = fields->>'type' and o.status <> 'rejected'
         and o.details->>'reviewed' is null) >= (fields->>'review_from')::numeric then
       raise exception 'Together with others of the day it is reviewed' using errcode = 'WA002';
     end if;
     if not keep_answer(who, the_key, print, 201, '{"id":"' || id || '"' || held || '}', request, from_address, what, moment, id) then
       raise exception 'An answer is kept under this key already' using errcode = 'WA001';
     end if;
     if fields ? 'payee_check' then
       update payee_check set spent_at = moment, order_id = id where token_hash = fields->>'payee_check' and spent_at is null;
       if not found then raise exception 'The check of the payee is spent' using errcode = 'WA003'; end if;
     end if;
     if fields ? 'payee_outcome' then
       insert into audit_log (customer_id, request_id, address, event, outcome, at, idempotency_key)
         values (who, request, from_address, 'payee check', (fields->>'payee_outcome') || ' ' || id, moment, the_key);
     end if;
     return id;
   end $$`,
] as const;
