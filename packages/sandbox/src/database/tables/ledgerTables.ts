import type { ColumnType, Generated } from 'kysely';
import type { PriceKind } from '@wallet/core/fees/price';
import type { Json, JsonOrNull } from './customerTables.ts';

/** Accounts of customers, and the provider's own (`customer_id` null). Units are the smallest of the currency. */
export type AccountTable = {
  id: Generated<number>;
  customer_id: number | null;
  /** customer, or a role of ledger/systemAccounts.ts. */
  role: string;
  /** fiat, crypto, stablecoin, token; null for the provider's own. */
  type: string | null;
  currency: string;
  decimals: number;
  name: string;
  /** Crypto address; null until it is created. */
  address: string | null;
  available: bigint;
  locked: bigint;
  /** True after a correction or refund took the balance below zero. */
  may_overdraw: boolean;
  /** Amount below one unit: arrivals beyond the currency's decimals, credited once they make up a unit (RULE-027). */
  suspense: Generated<string>;
  created_at: Date;
};

/** One line of a journal. A trigger refuses changes and deletion. */
export type PostingTable = {
  id: Generated<bigint>;
  journal_id: bigint;
  account_id: number;
  /** 0 available, 1 locked. */
  part: number;
  currency: string;
  units: bigint;
  order_id: bigint | null;
  reason: string;
  at: Date;
};

export type Volume = { readonly value: string; readonly currency: string };
export type Flow = { readonly from: Volume; readonly to: Volume };
export type SummaryRow = {
  readonly name: string;
  readonly value: string;
  readonly state: string | null;
  readonly long: boolean;
  readonly copy: boolean;
};
export type SummarySection = { readonly name: string; readonly rows: readonly SummaryRow[] };
/** Price of an order as on the wire (RULE-044), without `at`, which is the order's own time. */
export type StampedPrice = {
  readonly kind: PriceKind;
  readonly currency: string;
  readonly total: string;
  readonly fee: string;
  readonly markup: string;
  readonly arrives: string;
  readonly markup_percent: string | null;
  readonly middle_rate: string | null;
  readonly rate: string | null;
  readonly base: string | null;
  readonly quote: string | null;
  readonly receives: Volume;
  readonly network_fee: Volume | null;
  readonly worth: Volume | null;
};
/** Account, part (0 available, 1 locked), units as a decimal text. */
export type StoredEntry = readonly [accountId: number, part: 0 | 1, units: string];

/** Reasons for a hold, and what follows it (RULE-043). */
export type StoredPause = {
  readonly reasons: readonly string[];
  readonly purpose: string;
  readonly isReviewed: boolean;
  /** Seconds in `pending` before it completes. */
  readonly completedAfter: number;
  /** The IBAN that counts as known after the hold. */
  readonly known_iban?: string | undefined;
};

/** Table `orders`, because `order` is an SQL keyword. */
export type OrderTable = {
  id: Generated<bigint>;
  customer_id: number;
  /** The account that lists the order; null for an order that the control surface wrote without one. */
  account_id: number | null;
  /** Amount held until the order ends: `balance_out` of this account. */
  from_account_id: number | null;
  from_units: bigint | null;
  /** Expected amount: `balance_in` of this account. */
  to_account_id: number | null;
  to_units: bigint | null;
  /** Fee held on another account (stablecoins pay it in ETH). */
  fee_account_id: number | null;
  fee_units: bigint | null;
  type: string;
  type_human: string;
  status: string;
  /** The order group of RULE-019. */
  group_name: string;
  /** Signed, with exactly the currency's decimals. */
  volume_value: string;
  volume_currency: string;
  flow: JsonOrNull<Flow>;
  counterparty: string | null;
  rejected_message: string | null;
  summary: Json<readonly SummarySection[]>;
  /** Postings for its completion or rejection, fixed when it is placed. */
  on_completed: JsonOrNull<readonly StoredEntry[]>;
  on_rejected: JsonOrNull<readonly StoredEntry[]>;
  /** Members of this type alone: rate, fee, iban, reference, network. */
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  /** Its price; null for a type without one, and for an order of the operator. */
  price: ColumnType<StampedPrice | null, string | null | undefined, string | null>;
  payment_intent: string | null;
  /** What releases it from `moderate`: address, card:11, review; null: only the operator. */
  waits_for: string | null;
  /** End of the hold; null: not, or no longer, on hold. */
  held_until: Generated<Date | null>;
  pause: ColumnType<StoredPause | null, string | null | undefined, string | null>;
  /** Worth of a transfer to a recipient that was new at the time; null for any other (RULE-042). */
  first_time_eur: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
};

/** The 2xx response of a call of class M, stored together with the postings (api.md 1.5). */
export type IdempotencyTable = {
  customer_id: number;
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  kept_at: Date;
};
