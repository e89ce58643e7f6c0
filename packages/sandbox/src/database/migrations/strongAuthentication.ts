/** Confirmations of payments and of changes of security, and what binds a prepared operation to its session (RULE-046 to RULE-048). */
export const strongAuthentication = [
  // Null: as the setting says.
  'alter table customer add column strong_authentication text',
  // When the password was last changed; null where it never was.
  'alter table customer add column password_changed_at timestamptz',
  // When the session last showed who it is: at a strong sign-in, or by a confirmation.
  'alter table token_family add column proved_at timestamptz',

  `create table confirmation (
     id uuid primary key,
     customer_id int not null,
     session_id uuid not null,
     kind text not null,
     call text not null,
     idempotency_key text,
     state text not null,
     methods jsonb not null,
     operation jsonb not null,
     purpose text not null,
     canonical text not null,
     code_id uuid,
     method text,
     asked_at timestamptz not null,
     expires_at timestamptz not null)`,
  'create index confirmation_by_customer on confirmation (customer_id, asked_at desc)',

  // Of who prepared it; what the code or the passkey approves; and by which of them it was opened.
  'alter table prepared_operation add column session_id uuid, add column canonical text, add column opened_by text',
] as const;
