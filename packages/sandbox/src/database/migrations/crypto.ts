/** Tokens, transfers of coins and what the customer's device signs for them. */
export const crypto = [
  // A deal of the marketplace or a stablecoin. id: the token's own (api.md 3.18), apart from customers' accounts. info: the object of
  // api.md 3.18 without "whitelisted".
  `create table token (
     symbol text primary key, id int not null unique, position int not null, name text not null, status text not null,
     info jsonb not null, restrict_countries jsonb not null)`,
  // The operator's override for one customer (RULE-026).
  `create table whitelist (
     customer_id int not null references customer, symbol text not null, allowed boolean not null, primary key (customer_id, symbol))`,
  // form: the submitted values, to validate them again. confirm_hash: SHA-256 of the token in the e-mail of an own wallet.
  `create table travel_rule (
     id bigint primary key default nextval('order_id_seq'), customer_id int not null references customer, direction text not null,
     order_id bigint unique references orders, account_id int references account, status text not null,
     amount numeric not null, currency text not null, beneficiary_wallet text, comment text, beneficiary_legal_form text not null,
     details jsonb not null, form jsonb, confirm_hash text unique, confirm_expires_at timestamptz,
     created_at timestamptz not null, updated_at timestamptz not null)`,
  `create index travel_rule_by_customer on travel_rule (customer_id, created_at desc)`,

  // The key pair of a wallet for each curve it has signed with (RULE-057). public_key: PEM, or the point in base64 for secp256k1. private_key:
  // base64 of the sealed key for the device, PKCS#8 or the 32 bytes of secp256k1.
  `create table wallet_key (
     account_id int not null references account, curve text not null default 'P-256', public_key text not null, private_key text not null,
     primary key (account_id, curve))`,
  // kind: send, sell, travel_rule. sealed_key and box_key: base64 of what the client received, and of the key that opens it.
  `create table prepared_operation (
     uuid uuid primary key, customer_id int not null references customer, account_id int not null references account, kind text not null,
     travel_rule_id bigint references travel_rule, two_fa_box_uuid uuid not null unique, tenant_uuid uuid not null, tx text not null,
     curve text not null default 'P-256', sign jsonb not null, sealed_key text not null, box_key text not null,
     amount numeric not null, fee numeric not null, fee_currency text not null, speed text not null, target text, details jsonb,
     -- Why the order will be held, and the purpose that the customer stated (RULE-043).
     pause jsonb,
     -- Only the session that prepared it may open and send it. canonical: the text that a code or passkey approves (RULE-046). opened_by: sms or passkey.
     session_id uuid, canonical text, opened_by text,
     -- The order that it was sent with (D-API-30).
     order_id bigint,
     created_at timestamptz not null, expires_at timestamptz not null, opened_at timestamptz, sent_at timestamptz, replaced_at timestamptz)`,
  `create index prepared_operation_by_customer on prepared_operation (customer_id, created_at desc)`,
] as const;
