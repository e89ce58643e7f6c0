/**
 * The ledger's rules, enforced in the database so that no caller can break them. One call places or moves an order with its postings and
 * balances, in a single round trip (S3). Entries are parallel arrays: account, part (0 available, 1 locked), units.
 */
export const ledgerFunctions = [
  `create function refuse_change() returns trigger language plpgsql as $$
   begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$`,
  `create trigger posting_is_final before update or delete or truncate on posting execute function refuse_change()`,
  // Postings are written by post_entries, which sums every journal. A bulk import of history opens the ledger first (`postInBulk` of ledger/post.ts).
  // A trigger that summed the inserted rows would cost a seventh of the time of a money order (S3).
  `create function refuse_posting() returns trigger language plpgsql as $$
   begin raise exception 'Postings are written by post_entries' using errcode = 'restrict_violation'; end $$`,
  `create trigger posting_is_guarded before insert on posting
   for each statement when (current_setting('ledger.posting', true) is distinct from 'open') execute function refuse_posting()`,

  // Returns the journal's id, or null, with nothing written, when a customer's account has too little. Entries are sorted by account,
  // so rows are locked in id order. One update per account both locks and checks it, and a single-currency journal is summed
  // on the way. Assignments instead of PERFORM, because a simple expression costs a tenth of a statement.
  `create function post_entries(ids int[], parts int[], amounts bigint[], order_ref bigint, why text, moment timestamptz, correction boolean)
   returns bigint language plpgsql as $$
   declare
     journal bigint;
     n int := cardinality(ids);
     i int := 1;
     start int;
     free bigint;
     bound bigint;
     code text;
     first_code text;
     total bigint := 0;
     mark text;
   begin
     while i <= n loop
       start := i;
       free := 0;
       bound := 0;
       while i <= n and ids[i] = ids[start] loop
         if parts[i] = 0 then free := free + amounts[i]; else bound := bound + amounts[i]; end if;
         i := i + 1;
       end loop;
       update account a set available = a.available + free, locked = a.locked + bound, may_overdraw = a.available + free < 0
         where a.id = ids[start] and (free >= 0 or correction or a.available + free >= 0 or a.role <> 'customer')
         returning a.currency into code;
       if code is null then
         if not exists (select 1 from account where id = ids[start]) then raise exception 'Account % is not there', ids[start]; end if;
         update account a set available = a.available - d.free, locked = a.locked - d.bound, may_overdraw = a.available - d.free < 0
           from (select e.id, coalesce(sum(e.units) filter (where e.part = 0), 0)::bigint as free,
                        coalesce(sum(e.units) filter (where e.part = 1), 0)::bigint as bound
                 from unnest(ids, parts, amounts) as e(id, part, units) where e.id < ids[start] group by e.id) d
           where a.id = d.id;
         return null;
       end if;
       if first_code is null then first_code := code; end if;
       total := total + free + bound;
       if code <> first_code then total := null; end if;
     end loop;
     if total is null and exists (
       select 1 from unnest(ids, amounts) as e(id, units) join account a on a.id = e.id group by a.currency having sum(e.units) <> 0) then
       total := 1;
     end if;
     if total <> 0 then raise exception 'A journal must sum to zero in every currency' using errcode = 'check_violation'; end if;
     journal := nextval('journal_id_seq');
     mark := set_config('ledger.posting', 'open', true);
     if total = 0 and n = 2 then
       insert into posting (journal_id, account_id, part, currency, units, order_id, reason, at) values
         (journal, ids[1], parts[1], first_code, amounts[1], order_ref, why, moment),
         (journal, ids[2], parts[2], first_code, amounts[2], order_ref, why, moment);
     elsif total = 0 then
       insert into posting (journal_id, account_id, part, currency, units, order_id, reason, at)
         select journal, e.id, e.part, first_code, e.units, order_ref, why, moment from unnest(ids, parts, amounts) as e(id, part, units);
     else
       insert into posting (journal_id, account_id, part, currency, units, order_id, reason, at)
         select journal, e.id, e.part, a.currency, e.units, order_ref, why, moment
         from unnest(ids, parts, amounts) as e(id, part, units) join account a on a.id = e.id;
     end if;
     mark := set_config('ledger.posting', 'closed', true);
     return journal;
   end $$`,

  // Serialises transactions by name: each waits on a row until the other ends. The name is stored as a hash, because it may be a phone number.
  // Not every engine has advisory locks (HA-011).
  'create table lock_row (name bigint primary key)',
  `create function lock_row(what text) returns void language plpgsql as $$
   begin
     insert into lock_row (name) values (hashtextextended(what, 0)) on conflict (name) do update set name = excluded.name where false;
   end $$`,

  // Returns the order's id, or null when there are insufficient funds. Its timer, if any, is a job (clock/jobs.ts), and its message is sent
  // with '{id}' replaced by the order's id. An order that passed the brake is checked again against concurrent orders; when their sum changes
  // the outcome, or the question it answers is spent, it raises 40001 and the call starts over. The IBAN of an order on hold does not become known yet.
  `create function place_order(fields jsonb, ids int[], parts int[], amounts bigint[], correction boolean, timer jsonb)
   returns bigint language plpgsql as $$
   declare
     row_of orders;
     guard jsonb := fields->'brake_guard';
   begin
     row_of := jsonb_populate_record(null::orders, fields);
     row_of.id := coalesce(row_of.id, nextval('order_id_seq'));
     if guard is not null then
       perform lock_row('brake ' || row_of.customer_id);
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

  // Stores the answer of a call of class M and its line in the audit log. Returns false, with nothing stored, when another request stored one first.
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

  // Places an order whose call writes nothing else: the order, its answer and the audit line in one statement. Returns the order's id, or null
  // when there are insufficient funds. Raises, and undoes everything: WA001 when an answer is stored under the key; WA002 with review_from, when
  // this order and the customer's others of its type within 24 hours, except reviewed and rejected ones, reach that sum; WA003 when the payee
  // check is spent.
  `create function place_answered_order(fields jsonb, ids int[], parts int[], amounts bigint[], timer jsonb,
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

  // Moves an open order (RULE-020) with the entries stamped for that end. Returns moved, final, missing or short. Every move ends a hold;
  // the IBAN of an order that is released becomes known.
  `create function move_order(which bigint, next_status text, message text, new_summary jsonb, moment timestamptz) returns text language plpgsql as $$
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

  // A customer's own EUR account with its IBAN: always one row, its columns null when there is no such account. Functions keep their query
  // plans; a statement would be planned every time (S3).
  `create function find_sepa_account(who int, which int, out name text, out iban text, out state text) language plpgsql stable as $$
   begin
     select a.name, v.iban, v.state into name, iban, state from account a left join virtual_iban v on v.account_id = a.id
       where a.id = which and a.customer_id = who and a.type = 'fiat' and a.currency = 'EUR';
   end $$`,

  // The caller's customer and session method as JSON; null unless the token family is alive and the version is current. Planning this join
  // for every request would cost more than the rest of it.
  `create function find_caller(who int, family uuid, version int) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(caller) from (select c.*, f.method as session_method from customer c join token_family f on f.customer_id = c.id
       where c.id = who and c.status_version = version and f.id = family and f.revoked_at is null) caller);
   end $$`,
] as const;
