import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './customerTables.ts';

/** The result of checking a name with the bank of an IBAN (RULE-039). */
export type PayeeCheckTable = {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  customer_id: number;
  family_id: string;
  iban: string;
  name: string;
  outcome: string;
  held_name: string | null;
  reason: string | null;
  created_at: Date;
  expires_at: Date;
  spent_at: Date | null;
  order_id: Generated<bigint | null>;
};

export type StoredHolder = { readonly name: string; readonly kind: 'person' | 'company' };

export type PayeeTable = {
  iban: string;
  customer_id: number | null;
  /** name, unreachable, not_found, no_name. */
  answer: string;
  /** Null: the requesting customer. */
  holders: JsonOrNull<readonly StoredHolder[]>;
  delay_ms: number;
};

/** Recipients that the operator marked as used before, without an order. */
export type UsedRecipientTable = { customer_id: number; kind: string; value: string; last_used_at: Date };

export type TrustedRecipientTable = {
  id: Generated<number>;
  customer_id: number;
  kind: string;
  value: string;
  created_at: Date;
  removed_at: Generated<Date | null>;
};

/** The questions asked about an unusual transfer, and what the answer is bound to (RULE-043). */
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

/** When a device (empty without an id) was first seen, if the operator set that in place of its first session. */
export type SeenDeviceTable = { customer_id: number; device: string; first_seen_at: Date };
