import * as z from 'zod/mini';
import { decimal } from '../values.ts';

const missing = z.pipe(
  z.unknown(),
  z.transform((): undefined => undefined),
);
/** A malformed or missing value affects only the page that needs it, not the whole response (D-HOME-23). */
const amount = z.optional(z.union([decimal, missing]));

const flag = z.optional(z.union([z.boolean(), missing]));

const flags = { cards_disabled: z.boolean(), banks_disabled: z.boolean(), exchange_disabled: z.boolean() };

/** Card top-ups by currency: `_current` is what remains, `_total` the limit (RULE-005). Fees follow RULE-006. */
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

/** A rate is how much of the second currency one unit of the first brings. Buy fees are in EUR. */
const exchangeSettings = {
  usd_exchange_eur_rate: amount,
  usd_exchange_eur_minimal: amount,
  eur_exchange_usd_rate: amount,
  eur_exchange_usd_minimal: amount,
  buy_fee_btc_absolute: amount,
  buy_fee_eth_absolute: amount,
  buy_fee_erc20_absolute: amount,
};

/** As they apply to this customer (VOP-001). */
const payeeSettings = {
  payee_check: z.optional(z.union([z.enum(['off', 'on', 'strict']), missing])),
  recipient_look_up: flag,
  /** True when unusual transfers are questioned and held (BRAKE-003). Always on for a customer with an order on hold. */
  scam_brake: flag,
};

/** Additional details shown to this customer (PRICE-001, PRICE-009). A provider that supports none of them omits these. */
const columns = { price_details: flag, amount_in_fiat: flag };

/** Settings of the operations response (HOME-047 to HOME-051), relative fees in percent. Unknown keys are ignored. */
export const operationsSettings = z.object({
  ...flags,
  ...cardSettings,
  ...bankSettings,
  ...exchangeSettings,
  ...columns,
  ...payeeSettings,
});
export type OperationsSettings = z.output<typeof operationsSettings>;
