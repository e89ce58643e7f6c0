/**
 * The payee's check: what a bank answered (RULE-039), whom an IBAN of the sandbox belongs to, and what makes a recipient known. What holds for
 * a customer alone stands with the customer, by the setting's name.
 */
export const payeeChecks = [
  `alter table customer add column settings jsonb not null default '{}', add column company_name text`,
  `create table payee_check (
     token_hash text primary key, customer_id int not null references customer, family_id uuid not null, iban text not null, name text not null,
     outcome text not null, held_name text, reason text, created_at timestamptz not null, expires_at timestamptz not null, spent_at timestamptz)`,
  'create index payee_check_by_customer on payee_check (customer_id, expires_at)',
  `create table payee (
     iban text not null, customer_id int references customer, answer text not null, holders jsonb, delay_ms int not null,
     unique nulls not distinct (iban, customer_id))`,
  `create table used_recipient (
     customer_id int not null references customer, kind text not null, value text not null, last_used_at timestamptz not null,
     primary key (customer_id, kind, value))`,
  `create table trusted_recipient (
     id int generated always as identity primary key, customer_id int not null references customer, kind text not null, value text not null,
     created_at timestamptz not null, unique (customer_id, kind, value))`,
  `create index orders_to_recipient on orders (customer_id, lower(coalesce(details->>'iban', counterparty)))
     where status = 'completed' and type in ('send', 'token_send', 'withdraw_sepa')`,

  // The bank's answer that a token stands for; null for a token of nobody's, or another customer's.
  `create function find_payee_check(who int, hash text) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(p) from payee_check p where p.token_hash = hash and p.customer_id = who);
   end $$`,
  // Whom an IBAN belongs to: for the customer alone before everybody; null where it is not listed.
  `create function find_payee(who int, which text) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(p) from payee p where p.iban = which and (p.customer_id = who or p.customer_id is null)
       order by p.customer_id nulls last limit 1);
   end $$`,

  // As before; a payee's check is spent with the order, and what it came to is in the audit log. Raises WA003 where it is spent already.
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
     if id is null then return null; end if;
     if fields ? 'review_from' and (select sum(abs(o.volume_value)) from orders o where o.customer_id = who
         and o.created_at > moment - interval '24 hours' and o.type = fields->>'type' and o.status <> 'rejected'
         and o.details->>'reviewed' is null) >= (fields->>'review_from')::numeric then
       raise exception 'Together with others of the day it is reviewed' using errcode = 'WA002';
     end if;
     if not keep_answer(who, the_key, print, 201, '{"id":"' || id || '"}', request, from_address, what, moment) then
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
] as const;
