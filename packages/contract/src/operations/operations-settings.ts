import * as z from 'zod/mini';
import { decimal } from '../values.ts';

const missing = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
);
/** A malformed or missing value is the trouble of the page that needs it, not of the whole answer (D-HOME-23). */
const amount = z.optional(z.union([decimal, missing]));

const flag = z.optional(z.union([z.boolean(), missing]));

const flags = { cards_disabled: z.boolean(), banks_disabled: z.boolean(), exchange_disabled: z.boolean() };

/** Of each currency's card top-ups: `_current` is what remains, `_total` the limit (RULE-005); fees by RULE-006. */
const cardSettings = {
  eur_top_up_card_minimal: amount,
  eur_top_up_card_maximal_per_operation: amount,
  eur_top_up_card_maximal_per_day_current: amount,
  eur_top_up_card_maximal_per_day_total: amount,
  eur_top_up_card_maximal_per_month_current: amount,
  eur_top_up_card_maximal_per_month_total: amount,
  eur_top_up_card_fee_relative: amount,
  eur_top_up_card_fee_absolute: amount,
  usd_top_up_card_minimal: amount,
  usd_top_up_card_maximal_per_operation: amount,
  usd_top_up_card_maximal_per_day_current: amount,
  usd_top_up_card_maximal_per_day_total: amount,
  usd_top_up_card_maximal_per_month_current: amount,
  usd_top_up_card_maximal_per_month_total: amount,
  usd_top_up_card_fee_relative: amount,
  usd_top_up_card_fee_absolute: amount,
};

const bankSettings = {
  eur_top_up_sepa_fee: amount,
  eur_top_up_sepa_minimal_exclusive: amount,
  eur_top_up_sepa_threshold_no_fee: amount,
  eur_withdraw_sepa_fee_absolute: amount,
  eur_withdraw_sepa_fee_relative: amount,
  eur_withdraw_sepa_minimal_exclusive: amount,
  usd_top_up_swift_minimal: amount,
  usd_top_up_swift_fee: amount,
  usd_top_up_fedwire_minimal: amount,
  usd_top_up_fedwire_fee: amount,
  usd_withdraw_swift_minimal: amount,
  usd_withdraw_swift_fee: amount,
  usd_withdraw_fedwire_minimal: amount,
  usd_withdraw_fedwire_fee: amount,
};

/** The rate is how much of the second currency one unit of the first brings; buy fees are in EUR. */
const exchangeSettings = {
  usd_exchange_eur_rate: amount,
  usd_exchange_eur_minimal: amount,
  eur_exchange_usd_rate: amount,
  eur_exchange_usd_minimal: amount,
  buy_fee_btc_absolute: amount,
  buy_fee_eth_absolute: amount,
  buy_fee_erc20_absolute: amount,
};

/** As they hold for this customer (VOP-001). */
const payeeSettings = {
  payee_check: z.optional(z.union([z.enum(['off', 'on', 'strict']), missing])),
  recipient_look_up: flag,
  /** Whether an unusual transfer is asked about and held (BRAKE-003); on for anyone who has one on hold. */
  scam_brake: flag,
};

/** What this customer is shown besides (PRICE-001, PRICE-009); a provider that knows none of it leaves it out. */
const columns = { price_details: flag, amount_in_fiat: flag };

/** The settings of the operations response (HOME-047 to HOME-051), relative fees in percent. An unknown key is ignored. */
export const operationsSettings = z.object({
  ...flags,
  ...cardSettings,
  ...bankSettings,
  ...exchangeSettings,
  ...columns,
  ...payeeSettings,
});
export type OperationsSettings = z.output<typeof operationsSettings>;
