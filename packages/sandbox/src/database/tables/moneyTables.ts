import type { Generated } from 'kysely';
import type { Json, JsonOrNull } from './customerTables.ts';

export type CardTable = {
  id: Generated<number>;
  customer_id: number;
  card_type: string;
  status: string;
  name: string;
  /** The last four digits. The full number is never stored. */
  last_four: string;
  holder: string;
  /** MM/YY. */
  expiration_date: string;
  /** `pm_…` of the card provider. */
  payment_method: string;
  /** Adding the same card twice gives the same fingerprint (409004). */
  fingerprint: string;
  created_at: Date;
  deleted_at: Date | null;
};

/** Payments (`pi_…`) and set-ups (`seti_…`) at the card provider. */
export type CardIntentTable = {
  id: string;
  kind: string;
  customer_id: number;
  account_id: number | null;
  card_id: number | null;
  currency: string | null;
  /** `amount` is credited, `total` is charged. Decimal texts with the currency's decimals. */
  amount: string | null;
  fee: string | null;
  total: string | null;
  client_secret: string;
  payment_method: string | null;
  callback_url: string | null;
  /** created, confirmed, failed, cancelled, used. */
  status: string;
  failure_message: string | null;
  new_card: JsonOrNull<{
    readonly lastFour: string;
    readonly cardType: string;
    readonly expirationDate: string;
    readonly holder: string;
    readonly fingerprint: string;
  }>;
  order_id: bigint | null;
  created_at: Date;
  confirmed_at: Date | null;
};

/** The virtual IBAN of an account. No row: it has none. */
export type VirtualIbanTable = {
  account_id: number;
  customer_id: number;
  iban: string;
  /** allocated, bound (at the next sign-in). */
  state: string;
  allocated_at: Date;
  bound_at: Date | null;
};

export type KnownIbanTable = { customer_id: number; iban: string; first_used_at: Date; last_used_at: Date };

export type InstrumentTable = {
  id: Generated<number>;
  customer_id: number;
  symbol: string;
  type: string;
  ticker: string;
  currency: string;
  isin: string;
  qty: string;
  current_value: string;
  dynamics: string;
  issuer_name: string;
  logo: Json<{ readonly vector_small: string | null; readonly raster_small: string | null }>;
};
