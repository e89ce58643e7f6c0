import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A JSON column, written as text: `JSON.stringify(value)`. */
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
  username: string;
  /** A status of api.md 3.1. */
  status: string;
  /** The status that `temp_blocked` returns to. */
  status_before: string | null;
  /** Contained in every access token. Incrementing it ends the current tokens (RULE-011). */
  status_version: Generated<number>;
  /** Null, or another reason to refuse a sign-in: disabled, deleted, closed, checks, checks_pending, document_pending. */
  hold: string | null;
  address_status: string;
  address_status_at: Date | null;
  roles: Json<readonly string[]>;
  email: string;
  verified_email: string | null;
  tariff: string;
  /** `en` or `de`, used for messages to the customer. */
  language: Generated<string>;
  entity_type: string;
  entity_legal_ids: JsonOrNull<{ readonly lei?: string; readonly crn?: string }>;
  /** Without `verifiedStatus`, which is `address_status`. */
  dossier: JsonOrNull<Dossier>;
  service_providers: Json<readonly ServiceProviderState[]>;
  /** Set by the control surface; null: derived from the customer's state. */
  notifications: JsonOrNull<readonly NotificationRow[]>;
  travel_rule_enabled: boolean;
  invite_code: string | null;
  referred_by: number | null;
  referral_activated_at: Date | null;
  /** Argon2id, PHC text. */
  password_digest: string | null;
  /** False for presets before `on_board`, whose password opens a session but does not count as set. */
  password_is_set: boolean;
  temporary_password_digest: string | null;
  temporary_password_expires_at: Date | null;
  /** When a temporary password last authorised a change of the password. */
  password_reset_at: Generated<Date | null>;
  /** Last change by the customer; null: never. */
  password_changed_at: Generated<Date | null>;
  /** off, risky or always; null: the setting applies. */
  strong_authentication: Generated<string | null>;
  /** A value of `bindings`; null: the setting applies. */
  sender_constrained: Generated<string | null>;
  /** Id of the identity check in the frame's address. */
  kyc_check_id: string | null;
  kyc_started_at: Date | null;
  /** Result of the frame: approve or review. */
  kyc_outcome: string | null;
  kyc_finished_at: Date | null;
  push_id: string | null;
  push_consent: boolean | null;
  /** Settings overridden for this customer, by name. Set by the operator. */
  settings: ColumnType<Readonly<Record<string, string | number | boolean>>, string | undefined, string>;
  /** Beneficiary name of a company; null: the holder's own. */
  company_name: Generated<string | null>;
  /** Null: the setting applies. */
  price_details: Generated<boolean | null>;
  amount_in_fiat: Generated<boolean | null>;
  created_at: Date;
};

/** The refresh tokens of one sign-in, revoked together. */
export type TokenFamilyTable = {
  id: string;
  customer_id: number;
  /** How the session began, a value of `SessionMethod` (RULE-050). */
  method: string;
  /** SHA-256 of the device's id, hex; null if it sent none. */
  device: Generated<string | null>;
  /** Last proof of identity: a strong sign-in or a confirmation. */
  proved_at: Generated<Date | null>;
  /** Name shown to the customer, such as "Chrome on Windows". */
  device_name: Generated<string>;
  /** Thumbprint of the key that its tokens are bound to; null: unbound (RULE-052). */
  bound_to: Generated<string | null>;
  created_at: Date;
  last_used_at: Date;
  revoked_at: Date | null;
  revoked_because: string | null;
};

/** An event that concerns the security of the customer's account (DEV-007). */
export type SecurityEventTable = {
  id: string;
  customer_id: number;
  /** A value of `securityEventKinds`. */
  kind: string;
  device: string | null;
  /** Name of a passkey. */
  name: string | null;
  at: Date;
};

/** A used proof of possession, recorded so that it cannot be replayed. Times are the machine's. */
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
  /** Sent to the client as `tenant_uuid` (closure: `uuid`). */
  id: string;
  customer_id: number | null;
  username: string;
  /** sign_up, login, forgot_password, closure, operation. */
  intent: string;
  method: string;
  code_digest: string;
  /** `uuid` of a prepared operation. */
  operation_uuid: string | null;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  sent_at: Date;
  resend_at: Date;
  expires_at: Date;
  wrong_entries: Generated<number>;
  spent_at: Date | null;
  /** Set by a newer code, or after five wrong entries. */
  dead_at: Date | null;
};

/** Password attempts by username, including unknown ones (RULE-012). */
export type PasswordAttemptTable = {
  id: Generated<bigint>;
  username: string;
  /** A device known for the customer; null: any other. */
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
  /** Null: current. */
  retired_at: Date | null;
};

/** A confirmation that the customer has to give, for one session and one request (RULE-048). */
export type ConfirmationTable = {
  id: string;
  customer_id: number;
  session_id: string;
  /** money or security. */
  kind: string;
  /** The endpoint's id, `API-036`. */
  call: string;
  /** Null for a change of security. */
  idempotency_key: string | null;
  /** asked, confirmed, spent or dead. */
  state: string;
  methods: Json<readonly string[]>;
  operation: Json<Readonly<Record<string, string | null>>>;
  /** Purpose of the code, worded as the end of the message's sentence. */
  purpose: string;
  canonical: string;
  /** The latest code sent for it. */
  code_id: Generated<string | null>;
  method: Generated<string | null>;
  asked_at: Date;
  expires_at: Date;
};

export type WrongCodeTable = { id: Generated<bigint>; customer_id: number; at: Date };
