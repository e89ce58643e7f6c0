import { typesWithoutFlow, type OrderGroup, type OrderType } from '@wallet/contract/holdings/order-words';

type Kind = { readonly human: string; readonly group: OrderGroup };

const kinds: Record<OrderType, Kind> = {
  exchange_fiat: { human: 'Currency exchange', group: 'exchange' },
  send: { human: 'Send', group: 'outgoings' },
  top_up_payment: { human: 'Top up', group: 'incomings' },
  top_up_card: { human: 'Card top up', group: 'incomings' },
  top_up_sepa: { human: 'SEPA top up', group: 'incomings' },
  top_up_swift: { human: 'SWIFT top up', group: 'incomings' },
  top_up_fedwire: { human: 'Fedwire top up', group: 'incomings' },
  top_up_paypal: { human: 'PayPal top up', group: 'incomings' },
  withdraw_sepa: { human: 'SEPA withdrawal', group: 'outgoings' },
  withdraw_bik: { human: 'Bank withdrawal', group: 'outgoings' },
  withdraw_us_fedwire: { human: 'Fedwire withdrawal', group: 'outgoings' },
  withdraw_us_swift: { human: 'SWIFT withdrawal', group: 'outgoings' },
  withdraw_local_kzt: { human: 'KZT withdrawal', group: 'outgoings' },
  withdraw_card: { human: 'Card withdrawal', group: 'outgoings' },
  withdraw_fee: { human: 'Withdrawal fee', group: 'outgoings' },
  referral_bonus: { human: 'Referral bonus', group: 'incomings' },
  fop_in: { human: 'Free of payment transfer in', group: 'incomings' },
  fop_out: { human: 'Free of payment transfer out', group: 'outgoings' },
  buy: { human: 'Buy', group: 'buy' },
  sell: { human: 'Sell', group: 'exchange' },
  exchange: { human: 'Exchange', group: 'exchange' },
  exchange_otc: { human: 'OTC exchange', group: 'exchange' },
  exchange_manual: { human: 'Manual exchange', group: 'exchange' },
  receive: { human: 'Receive', group: 'incomings' },
  send_p2p: { human: 'Transfer to a customer', group: 'outgoings' },
  receive_p2p: { human: 'Transfer from a customer', group: 'incomings' },
  top_up_correction: { human: 'Top up correction', group: 'incomings' },
  token_migrate: { human: 'Token migration', group: 'exchange' },
  token_purchase: { human: 'Unit purchase', group: 'unit_purchase' },
  token_buy: { human: 'Buy', group: 'buy' },
  token_sell: { human: 'Sell', group: 'exchange' },
  token_send: { human: 'Send', group: 'outgoings' },
  token_receive: { human: 'Receive', group: 'incomings' },
  token_refund: { human: 'Token refund', group: 'incomings' },
  token_redemption: { human: 'Token redemption', group: 'incomings' },
  token_instant_redemption: { human: 'Instant token redemption', group: 'incomings' },
  securities_buy: { human: 'Securities purchase', group: 'exchange' },
  securities_sell: { human: 'Securities sale', group: 'exchange' },
  securities_send: { human: 'Securities transfer out', group: 'outgoings' },
  securities_receive: { human: 'Securities transfer in', group: 'incomings' },
  correction: { human: 'Correction', group: 'incomings' },
};

const kindsByType: ReadonlyMap<string, Kind> = new Map(Object.entries(kinds));

export const orderTitles: readonly string[] = Object.values(kinds).map(({ human }) => human);

/** Title of a type; for an unknown type it is made from the name. */
export function getTypeTitle(type: string): string {
  return kindsByType.get(type)?.human ?? type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());
}

/**
 * Group of an order (RULE-019).
 * @param volume the signed volume, which decides for corrections and unknown types
 */
export function getGroup(type: string, volume: string): OrderGroup {
  const bySign = volume.startsWith('-') ? 'outgoings' : 'incomings';
  return type === 'correction' ? bySign : (kindsByType.get(type)?.group ?? bySign);
}

export function hasFlow(type: string): boolean {
  return !typesWithoutFlow.has(type);
}
