/**
 * The ledger's own rules, in the database: nobody can break them from outside. One call places or moves an order with its postings and
 * balances, in one round trip (S3). Entries come as arrays: account, part (0 available, 1 locked), units.
 */
export const ledgerFunctions = [
  `create function refuse_change() returns trigger language plpgsql as $$
   begin raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation'; end $$`,
  `create trigger posting_is_final before update or delete or truncate on posting execute function refuse_change()`,
  // Postings come through post_entries, which sums every journal; anyone who writes a history in bulk opens the ledger for it (postInBulk.ts).
  // A trigger that summed what was inserted would cost a seventh of the time of a money order (S3).
  `create function refuse_posting() returns trigger language plpgsql as $$
   begin raise exception 'Postings are written by post_entries' using errcode = 'restrict_violation'; end $$`,
  `create trigger posting_is_guarded before insert on posting
   for each statement when (current_setting('ledger.posting', true) is distinct from 'open') execute function refuse_posting()`,

  // Answers the journal's id, or null, with nothing written, when a customer's account has too little. The entries come sorted by account,
  // so rows are locked in id order. One update for each account both locks and judges it, and a journal of one currency is summed on the
  // way. Assignments instead of PERFORM: a simple expression costs a tenth of a statement.
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

  // Answers the order's id, or null when the money is not there. Its timer, if it has one, is a job like those of clock/jobs.ts.
  `create function place_order(fields jsonb, ids int[], parts int[], amounts bigint[], correction boolean, timer jsonb)
   returns bigint language plpgsql as $$
   declare
     row_of orders;
   begin
     row_of := jsonb_populate_record(null::orders, fields);
     row_of.id := coalesce(row_of.id, nextval('order_id_seq'));
     if cardinality(ids) > 0 and post_entries(ids, parts, amounts, row_of.id, row_of.type, row_of.created_at, correction) is null then
       return null;
     end if;
     insert into orders values (row_of.*);
     if timer is not null then
       insert into job (kind, subject, customer_id, details, due_at)
         values ('order', row_of.id::text, row_of.customer_id, timer->'details', (timer->>'due_at')::timestamptz);
     end if;
     return row_of.id;
   end $$`,

  // Moves an open order (RULE-020) with what it stamped for that end. Answers moved, final, missing or short.
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
       summary = coalesce(new_summary, summary), waits_for = case when next_status = 'moderate' then waits_for end, updated_at = moment
       where id = which;
     return 'moved';
   end $$`,

  // Who calls: the customer and how the session began, as json; null unless the token's family lives and its version is the current one.
  // A function keeps its plan: planning the join again for every request would cost more than all the rest of it.
  `create function find_caller(who int, family uuid, version int) returns jsonb language plpgsql stable as $$
   begin
     return (select to_jsonb(c) || jsonb_build_object('session_method', f.method) from customer c join token_family f on f.customer_id = c.id
       where c.id = who and c.status_version = version and f.id = family and f.revoked_at is null);
   end $$`,

  // The answer of a call of class M and its line in the audit log. False, with nothing kept, when another request has kept one meanwhile.
  `create function keep_answer(who int, the_key text, print text, the_status int, the_body text, request text, from_address text, what text, moment timestamptz)
   returns boolean language plpgsql as $$
   begin
     insert into idempotency as kept (customer_id, key, fingerprint, status, body, kept_at) values (who, the_key, print, the_status, the_body, moment)
       on conflict (customer_id, key) do update set fingerprint = print, status = the_status, body = the_body, kept_at = moment
       where kept.kept_at <= moment - interval '24 hours';
     if not found then return false; end if;
     insert into audit_log (customer_id, request_id, address, event, outcome, at) values (who, request, from_address, what, 'done', moment);
     return true;
   end $$`,
] as const;
