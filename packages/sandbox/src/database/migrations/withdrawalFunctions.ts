/** What a withdrawal needs of the database in fewer round trips (S3). Functions keep their plans; a query of their own would be planned again. */
export const withdrawalFunctions = [
  // A customer's own EUR account with its IBAN: one row always, its columns null when there is no such account.
  `create function find_sepa_account(who int, which int, out name text, out iban text, out state text) language plpgsql stable as $$
   begin
     select a.name, v.iban, v.state into name, iban, state from account a left join virtual_iban v on v.account_id = a.id
       where a.id = which and a.customer_id = who and a.type = 'fiat' and a.currency = 'EUR';
   end $$`,

  // As before, and the IBAN that the order makes known is written with it.
  `create or replace function place_order(fields jsonb, ids int[], parts int[], amounts bigint[], correction boolean, timer jsonb)
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
     if fields ? 'known_iban' then
       insert into known_iban (customer_id, iban, first_used_at, last_used_at)
         values (row_of.customer_id, fields->>'known_iban', row_of.created_at, row_of.created_at)
         on conflict (customer_id, iban) do update set last_used_at = excluded.last_used_at;
     end if;
     if timer is not null then
       insert into job (kind, subject, customer_id, details, due_at)
         values ('order', row_of.id::text, row_of.customer_id, timer->'details', (timer->>'due_at')::timestamptz);
     end if;
     return row_of.id;
   end $$`,
] as const;
