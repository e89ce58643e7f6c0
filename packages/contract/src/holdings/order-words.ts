export const orderStatuses = ['completed', 'pending', 'moderate', 'rejected'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderGroups = ['incomings', 'outgoings', 'exchange', 'unit_purchase', 'buy'] as const;
export type OrderGroup = (typeof orderGroups)[number];

/** Order types known to this version (api.md 3.11). */
export const orderTypes = [
  'exchange_fiat',
  'send',
  'top_up_payment',
  'top_up_card',
  'top_up_sepa',
  'top_up_swift',
  'top_up_fedwire',
  'top_up_paypal',
  'withdraw_sepa',
  'withdraw_bik',
  'withdraw_us_fedwire',
  'withdraw_us_swift',
  'withdraw_local_kzt',
  'withdraw_card',
  'withdraw_fee',
  'referral_bonus',
  'fop_in',
  'fop_out',
  'buy',
  'sell',
  'exchange',
  'exchange_otc',
  'exchange_manual',
  'receive',
  'send_p2p',
  'receive_p2p',
  'top_up_correction',
  'token_migrate',
  'token_purchase',
  'token_buy',
  'token_sell',
  'token_send',
  'token_receive',
  'token_refund',
  'token_redemption',
  'token_instant_redemption',
  'securities_buy',
  'securities_sell',
  'securities_send',
  'securities_receive',
  'correction',
] as const;
export type OrderType = (typeof orderTypes)[number];

const types: ReadonlySet<string> = new Set(orderTypes);

/** True for an order type known to this version. Lists drop and report the others (TXN-025). */
export const isOrderType = (word: string): word is OrderType => types.has(word);

/** Types of orders without a flow between two currencies (RULE-019, TXN-026). */
export const typesWithoutFlow: ReadonlySet<string> = new Set([
  'top_up_correction',
  'top_up_payment',
  'send_p2p',
  'receive_p2p',
  'withdraw_fee',
  'referral_bonus',
  'send',
  'receive',
  'token_send',
  'token_receive',
  'token_migrate',
  'token_refund',
  'token_redemption',
  'token_instant_redemption',
]);
