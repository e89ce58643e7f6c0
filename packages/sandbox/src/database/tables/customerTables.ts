import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A json column that is written as text: `JSON.stringify(value)`. */
export type Json<T> = JSONColumnType<T & object>;
export type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;

export type Dossier = {
  readonly personal: {
    readonly givenName: string | null;
    readonly givenNameNational: string | null;
    readonly familyName: string | null;
    readonly familyNameNational: string | null;
    readonly birthdate: string | null;
  };
  readonly address: {
    readonly country: string | null;
    readonly countryCode: string | null;
    readonly region: string | null;
    readonly city: string | null;
    readonly postalCode: string | null;
    readonly streetAddress: string | null;
  };
};
export type ServiceProviderState = { readonly serviceProvider: string; readonly status: string };
export type NotificationRow = {
  readonly subject: string;
  readonly content: string | Readonly<Record<string, string>>;
  readonly level?: string;
  readonly date?: number;
};

export type CustomerTable = {
  id: Generated<number>;
  uuid: string;
  /** The normalised phone. */
  username: string;
  /** A status of api.md 3.1. */
  status: string;
  /** What `temp_blocked` goes back to. */
  status_before: string | null;
  /** A token names it: whatever ends the tokens held now counts it up (RULE-011). */
  status_version: Generated<number>;
  /** null, or what else refuses a sign-in: disabled, deleted, closed, checks, checks_pending, document_pending. */
  hold: string | null;
  address_status: string;
  address_status_at: Date | null;
  roles: Json<readonly string[]>;
  email: string;
  verified_email: string | null;
  tariff: string;
  /** `en` or `de`: what the customer is written to in. */
  language: Generated<string>;
  entity_type: string;
  entity_legal_ids: JsonOrNull<{ readonly lei?: string; readonly crn?: string }>;
  /** Without `verifiedStatus`, which is `address_status`. */
  dossier: JsonOrNull<Dossier>;
  service_providers: Json<readonly ServiceProviderState[]>;
  /** Set by the control surface; null: the notifications follow from the customer's state. */
  notifications: JsonOrNull<readonly NotificationRow[]>;
  travel_rule_enabled: boolean;
  invite_code: string | null;
  referred_by: number | null;
  referral_activated_at: Date | null;
  /** Argon2id, PHC text. */
  password_digest: string | null;
  /** Presets before `on_board` have a password that opens a session and does not count as set. */
  password_is_set: boolean;
  temporary_password_digest: string | null;
  temporary_password_expires_at: Date | null;
  /** When a temporary password last proved a change of the password. */
  password_reset_at: Generated<Date | null>;
  /** When it was last changed by the customer; null where it never was. */
  password_changed_at: Generated<Date | null>;
  /** off, risky or always; null: as the setting says. */
  strong_authentication: Generated<string | null>;
  /** A word of `bindings`; null: the setting's. */
  sender_constrained: Generated<string | null>;
  /** Names the identity check in the frame's address. */
  kyc_check_id: string | null;
  kyc_started_at: Date | null;
  /** What the frame decided: approve or review. */
  kyc_outcome: string | null;
  kyc_finished_at: Date | null;
  push_id: string | null;
  push_consent: boolean | null;
  /** What holds for this customer alone, by the setting's name; the operator sets it. */
  settings: ColumnType<Readonly<Record<string, string | number | boolean>>, string | undefined, string>;
  /** The beneficiary name of a company; null: the holder's own. */
  company_name: Generated<string | null>;
  /** Null: as the settings say. */
  price_details: Generated<boolean | null>;
  amount_in_fiat: Generated<boolean | null>;
  created_at: Date;
};

/** Refresh tokens of one sign-in. Revoked as a whole. */
export type TokenFamilyTable = {
  id: string;
  customer_id: number;
  /** How it began, a word of `SessionMethod` (RULE-050). */
  method: string;
  /** SHA-256 of the device's id, hex; null where it named none. */
  device: Generated<string | null>;
  /** When it last showed who it is: at a strong sign-in, or by a confirmation. */
  proved_at: Generated<Date | null>;
  /** "Chrome on Windows": what a customer knows it by. */
  device_name: Generated<string>;
  /** Thumbprint of the key that its tokens are bound to; null: they are good anywhere (RULE-052). */
  bound_to: Generated<string | null>;
  created_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
  revoked_because: string | null;
};

/** Something that a customer should know of their account's safety (DEV-007). */
export type SecurityEventTable = {
  id: string;
  customer_id: number;
  /** A word of `securityEventKinds`. */
  kind: string;
  device: string | null;
  /** Of a passkey. */
  name: string | null;
  at: Date;
};

/** A proof of possession that has come, so that it comes once. Times are the machine's. */
export type SeenProofTable = { id: string; at: Date };

export type RefreshTokenTable = {
  /** SHA-256, hex. */
  token_hash: string;
  family_id: string;
  issued_at: Date;
  expires_at: Date;
  used_at: Date | null;
  successor_hash: string | null;
};

export type OneTimeCodeTable = {
  /** The `tenant_uuid` (closure: `uuid`) that the client gets. */
  id: string;
  customer_id: number | null;
  username: string;
  /** sign_up, login, forgot_password, closure, operation. */
  intent: string;
  method: string;
  code_digest: string;
  /** Of a prepared operation: its `uuid`. */
  operation_uuid: string | null;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  sent_at: Date;
  resend_at: Date;
  expires_at: Date;
  wrong_entries: Generated<number>;
  spent_at: Date | null;
  /** A newer code or five wrong entries killed it. */
  dead_at: Date | null;
};

/** Password attempts by username, known or not (RULE-012). */
export type PasswordAttemptTable = {
  id: Generated<bigint>;
  username: string;
  /** A device that the customer is known by; null: any other. */
  device: Generated<string | null>;
  at: Date;
  succeeded: boolean;
};

export type ProviderSecretTable = { name: string; value: string };

/** The provider's secrets, sealed (RULE-056). */
export type ProviderKeyTable = {
  kid: string;
  /** signing, deriving, sealing. */
  name: string;
  sealed: string;
  made_at: Generated<Date>;
  /** null: in force. */
  retired_at: Date | null;
};

/** What a customer is asked to confirm, for one session and one request (RULE-048). */
export type ConfirmationTable = {
  id: string;
  customer_id: number;
  session_id: string;
  /** money or security. */
  kind: string;
  /** The endpoint's id, `API-036`. */
  call: string;
  /** Of the request; null for a change of security. */
  idempotency_key: string | null;
  /** asked, confirmed, spent or dead. */
  state: string;
  methods: Json<readonly string[]>;
  operation: Json<Readonly<Record<string, string | null>>>;
  /** What its code is for: the end of the message's sentence. */
  purpose: string;
  canonical: string;
  /** The code that was sent for it last. */
  code_id: Generated<string | null>;
  /** By which method it was confirmed. */
  method: Generated<string | null>;
  asked_at: Date;
  expires_at: Date;
};

/** A wrong entry of the code of a payment. */
export type WrongCodeTable = { id: Generated<bigint>; customer_id: number; at: Date };
