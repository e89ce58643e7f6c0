import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './customerTables.ts';

/** What the bank of an IBAN answered about a name (RULE-039). */
export type PayeeCheckTable = {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  customer_id: number;
  family_id: string;
  iban: string;
  /** What was checked. */
  name: string;
  outcome: string;
  held_name: string | null;
  reason: string | null;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
  /** That has spent it. */
  order_id: Generated<bigint | null>;
};

export type StoredHolder = { readonly name: string; readonly kind: 'person' | 'company' };

/** Whom an IBAN belongs to, for everybody or for one customer. */
export type PayeeTable = {
  iban: string;
  customer_id: number | null;
  /** name, unreachable, not_found, no_name. */
  answer: string;
  /** Null: the customer who asks. */
  holders: JsonOrNull<readonly StoredHolder[]>;
  delay_ms: number;
};

/** Recipients that the operator says were used before: no order is behind them. */
export type UsedRecipientTable = { customer_id: number; kind: string; value: string; last_used_at: Date };

export type TrustedRecipientTable = {
  id: Generated<number>;
  customer_id: number;
  kind: string;
  value: string;
  created_at: Date;
  removed_at: Generated<Date | null>;
};

/** What a customer was asked about an unusual transfer, and what the answer is bound to (RULE-043). */
export type BrakeQuestionTable = {
  id: string;
  customer_id: number;
  family_id: string;
  account_id: number;
  recipient: string;
  amount: string;
  reasons: Json<readonly string[]>;
  purposes: Json<readonly string[]>;
  expires_at: Date;
  spent_at: Date | null;
};

/** When a device ('': one without an id) was first seen, where the operator says so instead of its first session. */
export type SeenDeviceTable = { customer_id: number; device: string; first_seen_at: Date };
