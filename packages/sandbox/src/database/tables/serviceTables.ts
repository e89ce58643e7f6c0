import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './customerTables.ts';

/** What has to happen at a time of the provider's clock. The row is gone once it has happened. */
export type JobTable = {
  id: Generated<bigint>;
  kind: string;
  /** Id of what it concerns, as text: an order, a customer, a travel-rule transaction. */
  subject: string;
  customer_id: number | null;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  due_at: Date;
};

/** The outbox, which is the inbox of `/sandbox/messages`. */
export type MessageTable = {
  id: Generated<bigint>;
  customer_id: number | null;
  channel: string;
  recipient: string;
  subject: string | null;
  body: string;
  code: string | null;
  /** The one-time code that it carries (API-007). */
  tenant_uuid: string | null;
  /** 0 queued, 1 sent, 2 delivered; below 0 or at least 100: failed. */
  state: Generated<number>;
  sent_at: Date;
};

export type SettingTable = { key: string; value: Json<object> };

export type FaultTable = {
  id: string;
  /** The request as the control surface got it. */
  definition: Json<object>;
  /** Uses left; null: until cleared. */
  remaining: number | null;
  /** Of the machine's clock. */
  ends_at: Date;
};

/** Append-only (RULE-036). Never holds a password, code, token, key, full IBAN or phone. */
export type AuditLogTable = {
  id: Generated<bigint>;
  customer_id: number | null;
  request_id: string | null;
  address: string | null;
  session_id: Generated<string | null>;
  /** The device's name. */
  device: Generated<string | null>;
  event: string;
  outcome: string;
  /** How it was proved: password, code, access, payment. */
  method: Generated<string | null>;
  at: Date;
  /** Of a money call, and the order that it made. */
  idempotency_key: Generated<string | null>;
  order_id: Generated<bigint | null>;
};

/** What documents and reports hold. */
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
  /** Each part sealed and bound to the file's id and its place. */
  file_id: string;
  /** SHA-256 of what was sent, so that it is kept once; null of what came before that was written. */
  digest: string | null;
  /** Names the key that sealed it. */
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
  /** Null until it is made. */
  file_id: string | null;
  requested_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
};

/** Plan, place and support requests that an operator answers. */
export type ServiceRequestTable = {
  id: Generated<number>;
  /** plan, place, support. */
  kind: string;
  customer_id: number | null;
  /** What may be asked for once: a plan's word, an event's key, a ticket. */
  subject: string;
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  created_at: Date;
};
