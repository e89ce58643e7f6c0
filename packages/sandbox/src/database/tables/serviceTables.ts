import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './customerTables.ts';

/** A job that is due at a time of the provider's clock. The row is deleted once it has run. */
export type JobTable = {
  id: Generated<bigint>;
  kind: string;
  /** Id of what it concerns, as text: an order, a customer, a travel-rule transaction. */
  subject: string;
  customer_id: number | null;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  due_at: Date;
};

/** The outbox, shown as the inbox of `/sandbox/messages`. */
export type MessageTable = {
  id: Generated<bigint>;
  customer_id: number | null;
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
  code: string | null;
  /** Id of the one-time code in the message (API-007). */
  tenant_uuid: string | null;
  /** 0 queued, 1 sent, 2 delivered; negative or from 100: failed. */
  state: Generated<number>;
  sent_at: Date;
};

export type SettingTable = { key: string; value: Json<object> };

export type FaultTable = {
  id: string;
  definition: Json<object>;
  /** Remaining uses; null: until cleared. */
  remaining: number | null;
  /** By the machine's clock. */
  ends_at: Date;
};

/** Append-only (RULE-036). Never contains a password, code, token, key, full IBAN or phone. */
export type AuditLogTable = {
  id: Generated<bigint>;
  customer_id: number | null;
  request_id: string | null;
  address: string | null;
  session_id: Generated<string | null>;
  device: Generated<string | null>;
  event: string;
  outcome: string;
  /** Method of proof: password, code, access, payment. */
  method: Generated<string | null>;
  at: Date;
  /** Key of a money call, and the order that the call created. */
  idempotency_key: Generated<string | null>;
  order_id: Generated<bigint | null>;
};

export type StoredFileTable = {
  id: string;
  customer_id: number;
  /** False until the row that it belongs to is written. */
  is_named: Generated<boolean>;
  kept_at: Generated<Date>;
};

export type FilePartTable = { file_id: string; ordinal: number; content: Uint8Array };

/** Uploads, encrypted. */
export type DocumentTable = {
  id: string;
  customer_id: number;
  /** address, or card:11. */
  purpose: string;
  file_name: string;
  media_type: string;
  byte_count: number;
  /** The file. Its parts are sealed, each bound to the file's id and its own position. */
  file_id: string;
  /** SHA-256 of the upload, so that a repeated one is stored once; null for older rows. */
  digest: string | null;
  /** Id of the key that sealed it. */
  kid: string | null;
  created_at: Date;
};

export type ReportTable = {
  id: string;
  customer_id: number;
  /** SHA-256 of the token in the e-mailed link. */
  token_hash: string | null;
  /** account or transactions. */
  kind: string;
  request: Json<Readonly<Record<string, string | null>>>;
  file_name: string | null;
  media_type: string | null;
  /** Null until the report is made. */
  file_id: string | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
};

/** Plan, place and support requests, handled by an operator. */
export type ServiceRequestTable = {
  id: Generated<number>;
  /** plan, place, support. */
  kind: string;
  customer_id: number | null;
  /** What can be requested only once: a plan's name, an event's key, a ticket. */
  subject: string;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  created_at: Date;
};
