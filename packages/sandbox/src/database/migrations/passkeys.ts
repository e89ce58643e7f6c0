/** Passkeys, what they are asked to sign, and the keys of the sandbox's own authenticator (RULE-045). */
export const passkeys = [
  // One row a credential. A deleted one keeps its id for a day, so that a repeated deletion is answered as the first.
  `create table passkey (
    id uuid primary key,
    customer_id int not null references customer (id),
    name text not null,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    backed_up boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    deleted_at timestamptz
  )`,
  'create unique index passkey_by_credential on passkey (credential_id) where deleted_at is null',
  'create index passkey_by_customer on passkey (customer_id, created_at desc)',

  // What an authenticator knows the customer by: random, so that it says nothing to anybody else.
  'create table passkey_user (customer_id int primary key references customer (id), handle text not null unique)',

  // A registration from its beginning, a log-in once it was used: each is taken once.
  `create table passkey_challenge (
    id uuid primary key,
    purpose text not null,
    customer_id int,
    session_id uuid,
    challenge text not null,
    expires_at timestamptz not null,
    taken_at timestamptz
  )`,
  'create index passkey_challenge_by_end on passkey_challenge (expires_at)',

  // The sandbox plays an authenticator too: private keys of its own passkeys, of nobody else's.
  'create table software_passkey (credential_id text primary key, customer_id int not null, private_key text not null)',
] as const;
