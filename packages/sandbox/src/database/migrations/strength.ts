/** How strong a session is, how often codes of payments were guessed, and what a customer's withdrawals of a day come to. */
export const strength = [
  // When a temporary password proved the change of the password: for a while the new one is worth no more (RULE-050).
  `alter table customer add column password_reset_at timestamptz`,

  // Wrong entries of the codes of payments, over all codes and resends (RULE-049).
  `create table wrong_code (id bigint primary key generated always as identity, customer_id int not null, at timestamptz not null)`,
  `create index wrong_code_by_customer on wrong_code (customer_id, at desc)`,
  `create index one_time_code_by_customer on one_time_code (customer_id, intent, sent_at desc)`,

  // As before. With review_from an order that is not reviewed raises WA002, and undoes everything, when it and the customer's others of its
  // type within 24 hours, those reviewed or rejected left out, come to as much. One after another for a customer: two at once count each other.
  `create or replace function place_answered_order(fields jsonb, ids int[], parts int[], amounts bigint[], timer jsonb,
     the_key text, print text, request text, from_address text, what text)
   returns bigint language plpgsql as $$
   declare
     id bigint;
     moment timestamptz := (fields->>'created_at')::timestamptz;
     who int := (fields->>'customer_id')::int;
   begin
     if fields ? 'review_from' then perform pg_advisory_xact_lock(hashtextextended('review ' || who, 0)); end if;
     id := place_order(fields, ids, parts, amounts, false, timer);
     if id is not null and fields ? 'review_from' and (select sum(abs(o.volume_value)) from orders o where o.customer_id = who
         and o.created_at > moment - interval '24 hours' and o.type = fields->>'type' and o.status <> 'rejected'
         and o.details->>'reviewed' is null) >= (fields->>'review_from')::numeric then
       raise exception 'Together with others of the day it is reviewed' using errcode = 'WA002';
     end if;
     if id is not null and not keep_answer(who, the_key, print, 201, '{"id":"' || id || '"}', request, from_address, what, moment) then
       raise exception 'An answer is kept under this key already' using errcode = 'WA001';
     end if;
     return id;
   end $$`,
] as const;
