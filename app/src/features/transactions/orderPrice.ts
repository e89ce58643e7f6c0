import type { OrderPrice as WirePrice } from '@wallet/contract/operations/prices';
import type { OrderPrice, PriceState } from '@wallet/ui/patterns/PriceBreakdown';
import { toMoney } from '../../api/toMoney.ts';
import { useOperations } from '../../data/accounts.ts';
import { useOrderPrice } from '../../data/orders/prices.ts';
import { isPriced } from '../../operations/prices.ts';

/** Order types that have a price (RULE-044). */
const PRICED: ReadonlySet<string> = new Set([
  'exchange_fiat',
  'buy',
  'sell',
  'send',
  'token_buy',
  'token_sell',
  'token_send',
  'top_up_card',
  'top_up_sepa',
  'withdraw_sepa',
]);

/**
 * The price of an order in its details (PRICE-007).
 * @param order null while unknown
 */
export function useOrderPriceState(order: { readonly id: string; readonly type: string } | null): PriceState {
  const operations = useOperations();
  const wanted = order !== null && PRICED.has(order.type) && isPriced(operations.data) ? order.id : null;
  const { data, error, refetch } = useOrderPrice(wanted);
  if (wanted === null) return { kind: 'none' };
  if (data === undefined) return error === null ? { kind: 'loading' } : { kind: 'failed', onRetry: () => void refetch() };
  const price = data && toOrderPrice(data);
  return price === null ? { kind: 'none' } : { kind: 'ready', price };
}

/** Converts the figures to amounts. Null for a kind unknown to this version. */
export function toOrderPrice(price: WirePrice): OrderPrice | null {
  const { kind, currency, receives, network_fee: networkFee } = price;
  if (kind === 'unknown') return null;
  const amount = (text: string) => toMoney(text, currency);
  return {
    kind,
    total: amount(price.total),
    fee: amount(price.fee),
    markup: amount(price.markup),
    arrives: amount(price.arrives),
    markupPercent: price.markup_percent,
    middleRate: price.middle_rate,
    rate: price.rate,
    base: price.base ?? '',
    quote: price.quote ?? '',
    receives: toMoney(receives.value, receives.currency),
    networkFee: networkFee && toMoney(networkFee.value, networkFee.currency),
  };
}
