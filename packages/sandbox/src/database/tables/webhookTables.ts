import type { Generated } from 'kysely';
import type { Json } from './customerTables.ts';

/** Who is told of events: an endpoint, or a listener that fetches them (`url` null). Secrets are sealed. */
export type WebhookTable = {
  id: string;
  url: string | null;
  /** Null: everybody's events. */
  customer_id: number | null;
  /** Types or `order.*`; empty: all. */
  types: Json<readonly string[]>;
  description: string;
  active: Generated<boolean>;
  /** Why the provider switched it off: `gone`, `failed`. */
  stopped: string | null;
  secret: Uint8Array;
  previous_secret: Uint8Array | null;
  previous_until: Date | null;
  last_success_at: Date | null;
  /** The process that sends for it, and until when, by the database's own time. */
  leased_by: string | null;
  leased_until: Date | null;
  created_at: Date;
};

/** Written by the database's triggers alone (migrations/events.ts). */
export type EventTable = {
  /** `evt_` and 32 lower-case hex digits. */
  id: string;
  serial: Generated<bigint>;
  type: string;
  customer_id: number | null;
  subject_kind: string;
  subject_id: string;
  sequence: bigint;
  data: Json<Readonly<Record<string, unknown>>>;
  at: Date;
};

/** One event for one endpoint, with what became of its last attempt. */
export type DeliveryTable = {
  id: Generated<bigint>;
  webhook_id: string;
  event_id: string;
  subject_kind: string;
  subject_id: string;
  sequence: bigint;
  replay: Generated<boolean>;
  /** waiting, delivered, failed. */
  status: Generated<string>;
  /** How many were made. */
  attempt: Generated<number>;
  /** Null while another one of its subject waits before it, once that was found. */
  due_at: Date | null;
  first_at: Date | null;
  at: Date | null;
  reason: string | null;
  response_status: number | null;
  response_body: string | null;
  duration_ms: number | null;
  /** A listener has fetched it and may answer until then, by the database's own time. */
  taken_until: Date | null;
};
