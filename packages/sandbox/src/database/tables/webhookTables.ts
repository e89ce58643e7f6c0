import type { Generated } from 'kysely';
import type { Json } from './customerTables.ts';

/** A recipient of events: an endpoint, or a listener that fetches them (`url` null). Secrets are sealed. */
export type WebhookTable = {
  id: string;
  url: string | null;
  /** Null: events of all customers. */
  customer_id: number | null;
  /** Types or `order.*`; empty: all. */
  types: Json<readonly string[]>;
  description: string;
  active: Generated<boolean>;
  /** Why the provider stopped it: `gone`, `failed`. */
  stopped: string | null;
  secret: Uint8Array;
  previous_secret: Uint8Array | null;
  previous_until: Date | null;
  last_success_at: Date | null;
  /** The process that sends for it, and the end of its lease by the database's own time. */
  leased_by: string | null;
  leased_until: Date | null;
  created_at: Date;
};

/** Written only by the database's triggers (migrations/events.ts). */
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

/** One event for one endpoint, with the result of its last attempt. */
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
  attempt: Generated<number>;
  /** Null once it was found to wait behind an earlier delivery of its subject. */
  due_at: Date | null;
  first_at: Date | null;
  at: Date | null;
  reason: string | null;
  response_status: number | null;
  response_body: string | null;
  duration_ms: number | null;
  /** Until then, by the database's own time, the listener that fetched it may report the result. */
  taken_until: Date | null;
};
