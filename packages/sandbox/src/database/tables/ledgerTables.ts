import type { ColumnType, Generated } from 'kysely';
import type { PriceKind } from '@wallet/core/fees/price';
import type { Json, JsonOrNull } from './customerTables.ts';

/** Customers' accounts and the provider's own (`customer_id` null). Units are the smallest of the currency. */
export type AccountTable = {
  id: Generated<number>;
  customer_id: number | null;
  /** customer, or a word of ledger/systemAccount.ts. */
  role: string;
  /** fiat, crypto, stablecoin, token; null for the provider's own. */
  type: string | null;
  currency: string;
  decimals: number;
  name: string;
  /** Crypto address; null while it is being made. */
  address: string | null;
  available: bigint;
  locked: bigint;
  /** Only a correction or a refund took it below zero. */
  may_overdraw: boolean;
  /** Less than a unit: what arrived beyond the decimals and is credited when it makes one (RULE-027). */
  suspense: Generated<string>;
  created_at: Date;
};

/** One line of a journal. Never changed, never deleted (a trigger refuses both). */
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
/** What an order cost, as the wire has it (RULE-044), without its moment, which is the order's. */
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

/** Why an order is on hold, and what comes after (RULE-043). */
export type StoredPause = {
  readonly reasons: readonly string[];
  readonly purpose: string;
  /** Whether a person looks at it after the hold. */
  readonly isReviewed: boolean;
  /** Seconds in `pending`. */
  readonly completedAfter: number;
  /** The IBAN that is known once the hold is over. */
  readonly known_iban?: string | undefined;
};

/** Table `orders` (`order` is a word of SQL). */
export type OrderTable = {
  id: Generated<bigint>;
  customer_id: number;
  /** The account that the row is in; null for an order that the control surface wrote into the history. */
  account_id: number | null;
  /** What is held until the order ends: `balance_out` of this account. */
  from_account_id: number | null;
  from_units: bigint | null;
  /** What is expected: `balance_in` of this account. */
  to_account_id: number | null;
  to_units: bigint | null;
  /** A fee held on another account (stablecoins pay in ETH). */
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
  /** What is posted when it completes or is rejected; stamped when it is placed. */
  on_completed: JsonOrNull<readonly StoredEntry[]>;
  on_rejected: JsonOrNull<readonly StoredEntry[]>;
  /** What only this type knows: rate, fee, iban, reference, network. */
  details: JsonOrNull<Readonly<Record<string, string | null>>>;
  /** What it cost; null for an order of another kind, or of the operator. */
  price: ColumnType<StampedPrice | null, string | null | undefined, string | null>;
  payment_intent: string | null;
  /** What sets it free from `moderate`: address, card:11, review; null: the operator alone. */
  waits_for: string | null;
  /** Until when it is on hold; null: it is not, or no more. */
  held_until: Generated<Date | null>;
  pause: ColumnType<StoredPause | null, string | null | undefined, string | null>;
  /** Its worth, of a transfer to a recipient that was new then; null of any other (RULE-042). */
  first_time_eur: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
};

/** The 2xx answer of a call of class M, kept with the postings (api.md 1.5). */
export type IdempotencyTable = {
  customer_id: number;
  key: string;
  fingerprint: string;
  status: number;
  body: string;
  kept_at: Date;
};
