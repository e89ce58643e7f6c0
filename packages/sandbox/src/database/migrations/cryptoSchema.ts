export const cryptoSchema = [
  `create table token (
     symbol text primary key, id int not null unique, position int not null, name text not null, status text not null,
     info jsonb not null, restrict_countries jsonb not null)`,
  `create table whitelist (
     customer_id int not null references customer, symbol text not null, allowed boolean not null, primary key (customer_id, symbol))`,
  `create table travel_rule (
     id bigint primary key default nextval('order_id_seq'), customer_id int not null references customer, direction text not null,
     order_id bigint unique references orders, account_id int references account, status text not null,
     amount numeric not null, currency text not null, beneficiary_wallet text, comment text, beneficiary_legal_form text not null,
     details jsonb not null, form jsonb, confirm_hash text unique, confirm_expires_at timestamptz,
     created_at timestamptz not null, updated_at timestamptz not null)`,
  `create index travel_rule_by_customer on travel_rule (customer_id, created_at desc)`,
  `create table wallet_key (account_id int primary key references account, public_key text not null, private_pkcs8 text not null)`,
  `create table prepared_operation (
     uuid uuid primary key, customer_id int not null references customer, account_id int not null references account, kind text not null,
     travel_rule_id bigint references travel_rule, two_fa_box_uuid uuid not null unique, tenant_uuid uuid not null, tx text not null,
     sign jsonb not null, sealed_key text not null, box_key text not null, amount numeric not null, fee numeric not null,
     fee_currency text not null, speed text not null, target text, details jsonb,
     created_at timestamptz not null, expires_at timestamptz not null, opened_at timestamptz, sent_at timestamptz, replaced_at timestamptz)`,
  `create index prepared_operation_by_customer on prepared_operation (customer_id, created_at desc)`,
] as const;
