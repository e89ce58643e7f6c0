export const ledgerSchema = [
  `create sequence account_id_seq as int start with 1001`,
  `create sequence order_id_seq start with 91001`,
  `create sequence journal_id_seq`,
  `create table account (
     id int primary key default nextval('account_id_seq'), customer_id int references customer, role text not null,
     type text, currency text not null, decimals int not null, name text not null, address text,
     available bigint not null default 0, locked bigint not null default 0, may_overdraw boolean not null default false,
     created_at timestamptz not null,
     constraint account_owner check ((role = 'customer') = (customer_id is not null)),
     constraint account_never_below_zero check (role <> 'customer' or may_overdraw or available >= 0),
     constraint account_locked_never_below_zero check (role <> 'customer' or locked >= 0))`,
  `create index account_by_customer on account (customer_id, type)`,
  `create unique index account_of_provider on account (role, currency) where customer_id is null`,
  // No foreign keys here and in posting: post_entries has locked the accounts, customers and accounts are never deleted, and
  // /sandbox/ledger/check looks. Checking them would cost a fifth of the time of a money order (S3).
  `create table orders (
     id bigint primary key default nextval('order_id_seq'), customer_id int not null,
     account_id int, from_account_id int, from_units bigint, to_account_id int, to_units bigint,
     fee_account_id int, fee_units bigint,
     type text not null, type_human text not null, status text not null, group_name text not null,
     volume_value numeric not null, volume_currency text not null, flow jsonb, counterparty text, rejected_message text,
     summary jsonb not null, on_completed jsonb, on_rejected jsonb, details jsonb, payment_intent text, waits_for text,
     created_at timestamptz not null, updated_at timestamptz not null,
     constraint orders_status check (status in ('completed', 'pending', 'moderate', 'rejected')),
     constraint orders_rejection_has_a_reason check ((status = 'rejected') = (rejected_message is not null)))`,
  // The list of orders: newest first, alone or by one of its filters (S4). The account that a row is in is where it comes from or goes
  // to; a type is looked for along its group's or everybody's index. Each index costs a money order about a twentieth of its time (S3).
  `create index orders_newest on orders (customer_id, created_at desc, id desc)`,
  `create index orders_by_from on orders (from_account_id, created_at desc, id desc) where from_account_id is not null`,
  `create index orders_by_to on orders (to_account_id, created_at desc, id desc) where to_account_id is not null`,
  `create index orders_by_status on orders (customer_id, status, created_at desc, id desc)`,
  `create index orders_by_group on orders (customer_id, group_name, created_at desc, id desc)`,
  `create unique index orders_by_payment_intent on orders (payment_intent) where payment_intent is not null`,
  `create table posting (
     id bigint primary key generated always as identity, journal_id bigint not null, account_id int not null,
     part smallint not null check (part in (0, 1)), currency text not null, units bigint not null check (units <> 0),
     order_id bigint, reason text not null, at timestamptz not null)`,
  `create index posting_by_account on posting (account_id, at)`,
  `create table idempotency (
     customer_id int not null, key text not null, fingerprint text not null, status int not null, body text not null,
     kept_at timestamptz not null, primary key (customer_id, key))`,
] as const;
