import { systemAccountRows } from '../../ledger/systemAccounts.ts';

const systemAccounts = systemAccountRows
  .map(({ id, role, currency, decimals, name }) => `(${id}, '${role}', '${currency}', ${decimals}, '${name}', '2024-01-01T00:00:00Z')`)
  .join(', ');

/** Accounts, orders and postings. Units are the smallest of the currency. */
export const ledger = [
  `create sequence account_id_seq as int start with 1001`,
  `create sequence order_id_seq start with 91001`,
  `create sequence journal_id_seq`,
  // Customers' accounts, and the provider's own, which have no customer and no type.
  `create table account (
     id int primary key default nextval('account_id_seq'), customer_id int references customer, role text not null,
     -- fiat, crypto, stablecoin, token.
     type text, currency text not null, decimals int not null, name text not null,
     -- Crypto address; null until it is allocated.
     address text,
     available bigint not null default 0, locked bigint not null default 0,
     -- Set when a correction or a refund took the account below zero.
     may_overdraw boolean not null default false,
     -- What arrived beyond the currency's decimals; credited once it makes a unit (RULE-027).
     suspense numeric not null default 0,
     created_at timestamptz not null,
     constraint account_owner check ((role = 'customer') = (customer_id is not null)),
     constraint account_never_below_zero check (role <> 'customer' or may_overdraw or available >= 0),
     constraint account_locked_never_below_zero check (role <> 'customer' or locked >= 0))`,
  `create index account_by_customer on account (customer_id, type)`,
  `create unique index account_of_provider on account (role, currency) where customer_id is null`,
  `insert into account (id, role, currency, decimals, name, created_at) values ${systemAccounts}`,

  // No foreign keys here and in posting: post_entries has locked the accounts, customers and accounts are never deleted, and
  // /sandbox/ledger/check verifies the references. Enforcing them would cost a fifth of the time of a money order (S3).
  `create table orders (
     id bigint primary key default nextval('order_id_seq'), customer_id int not null,
     -- The account whose history shows the order; null when the control surface wrote it.
     account_id int,
     -- Until the order ends: what is held (balance_out), what is expected (balance_in), and a fee held on another account.
     from_account_id int, from_units bigint, to_account_id int, to_units bigint, fee_account_id int, fee_units bigint,
     -- group_name: the order group of RULE-019.
     type text not null, type_human text not null, status text not null, group_name text not null,
     -- Signed, with exactly the currency's decimals.
     volume_value numeric not null, volume_currency text not null,
     flow jsonb, counterparty text, rejected_message text, summary jsonb not null,
     -- The entries to post at either end, stamped when the order is placed.
     on_completed jsonb, on_rejected jsonb,
     -- What only this type has: rate, fee, iban, reference, network.
     details jsonb,
     -- The price as it was shown (RULE-044); null for other kinds and for the operator's orders.
     price jsonb,
     payment_intent text,
     -- What releases it from moderate: address, card:11, review; null for the operator alone.
     waits_for text,
     -- The scam brake: until when the order is on hold, why, and what follows (RULE-043).
     held_until timestamptz, pause jsonb,
     -- Value in EUR when the recipient was new (RULE-042).
     first_time_eur numeric,
     created_at timestamptz not null, updated_at timestamptz not null,
     constraint orders_status check (status in ('completed', 'pending', 'moderate', 'rejected')),
     constraint orders_rejection_has_a_reason check ((status = 'rejected') = (rejected_message is not null)))`,
  // The list of orders, newest first, unfiltered or by one filter (S4). Filtering by account matches its source or destination; filtering by type
  // scans the index of its group. Each index costs a money order about a twentieth of its time (S3).
  `create index orders_newest on orders (customer_id, created_at desc, id desc)`,
  `create index orders_by_from on orders (from_account_id, created_at desc, id desc) where from_account_id is not null`,
  `create index orders_by_to on orders (to_account_id, created_at desc, id desc) where to_account_id is not null`,
  `create index orders_by_status on orders (customer_id, status, created_at desc, id desc)`,
  `create index orders_by_group on orders (customer_id, group_name, created_at desc, id desc)`,
  `create unique index orders_by_payment_intent on orders (payment_intent) where payment_intent is not null`,
  `create index orders_held on orders (customer_id, held_until) where held_until is not null`,
  `create index orders_first_time on orders (customer_id, created_at) where first_time_eur is not null`,
  `create index orders_to_recipient on orders (customer_id, lower(coalesce(details->>'iban', counterparty)))
     where status = 'completed' and type in ('send', 'token_send', 'withdraw_sepa')`,

  // One line of a journal, append-only. part: 0 available, 1 locked.
  `create table posting (
     id bigint primary key generated always as identity, journal_id bigint not null, account_id int not null,
     part smallint not null check (part in (0, 1)), currency text not null, units bigint not null check (units <> 0),
     order_id bigint, reason text not null, at timestamptz not null)`,
  `create index posting_by_account on posting (account_id, at)`,

  // The 2xx answer of a call of class M, stored with its postings (api.md 1.5). Old ones are deleted in batches by age.
  `create table idempotency (
     customer_id int not null, key text not null, fingerprint text not null, status int not null, body text not null,
     kept_at timestamptz not null, primary key (customer_id, key))`,
  `create index idempotency_by_age on idempotency (kept_at)`,
] as const;
