/** Recipients: the payee check (RULE-039) and the scam brake (RULE-042, RULE-043). */
export const payees = [
  // A bank's answer, by the hash of the token that stands for it. order_id: the order that used it (D-API-30).
  `create table payee_check (
     token_hash text primary key, customer_id int not null references customer, family_id uuid not null, iban text not null, name text not null,
     outcome text not null, held_name text, reason text, order_id bigint,
     created_at timestamptz not null, expires_at timestamptz not null, spent_at timestamptz)`,
  'create index payee_check_by_customer on payee_check (customer_id, expires_at)',
  // Owners of the sandbox's IBANs, for one customer or for everyone.
  `create table payee (
     iban text not null, customer_id int references customer, answer text not null, holders jsonb, delay_ms int not null,
     unique nulls not distinct (iban, customer_id))`,
  // Returns the bank's answer behind a token; null for an unknown token or another customer's.
  `create function find_payee_check(who int, hash text) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(p) from payee_check p where p.token_hash = hash and p.customer_id = who);
   end $$`,
  // Returns the owner of an IBAN, preferring the customer's own entry; null when it is not listed.
  `create function find_payee(who int, which text) returns json language plpgsql stable as $$
   begin
     return (select row_to_json(p) from payee p where p.iban = which and (p.customer_id = who or p.customer_id is null)
       order by p.customer_id nulls last limit 1);
   end $$`,

  // Recipients that count as used before, without an order.
  `create table used_recipient (
     customer_id int not null references customer, kind text not null, value text not null, last_used_at timestamptz not null,
     primary key (customer_id, kind, value))`,
  // A removed recipient keeps its row, so that a repeated removal is recognised.
  `create table trusted_recipient (
     id int generated always as identity primary key, customer_id int not null references customer, kind text not null, value text not null,
     created_at timestamptz not null, removed_at timestamptz)`,
  'create unique index trusted_recipient_living on trusted_recipient (customer_id, kind, value) where removed_at is null',
  // Overrides a device's first session. device: '' for a session without a device id.
  `create table seen_device (
     customer_id int not null references customer, device text not null, first_seen_at timestamptz not null, primary key (customer_id, device))`,

  `create table brake_question (
     id uuid primary key, customer_id int not null references customer, family_id uuid not null, account_id int not null, recipient text not null,
     amount text not null, reasons jsonb not null, purposes jsonb not null, expires_at timestamptz not null, spent_at timestamptz)`,
  'create index brake_question_by_customer on brake_question (customer_id, expires_at)',
  // When the customer last used a recipient; null for never (RULE-042).
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
  // Everything that a transfer is assessed by, in one round trip (S3).
  `create function assess_transfer(who int, family uuid, account int, which text, recipient text, moment timestamptz, device_seconds int, row_seconds int)
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
] as const;
