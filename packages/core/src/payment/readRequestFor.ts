import { formatMoneyInput } from '../format/formatMoney.ts';
import { parseMoney } from '../money/parseMoney.ts';
import type { Currency } from '../money/money.ts';
import { parsePaymentRequest } from './parsePaymentRequest.ts';
import type { PaymentRequestIssue } from './PaymentRequest.ts';

/** What a form of a send takes over; an empty text where the request leaves it open. */
export type RequestedSend = { readonly address: string; readonly amount: string; readonly note: string };

/** Besides what is wrong with the request itself: it asks for another coin, or for parts of a unit that the account does not count. */
export type RequestedSendIssue = PaymentRequestIssue | 'otherCurrency' | 'tooPrecise';

/**
 * What a code or a link gives to the send of one asset, or why it is not for it.
 * @param native code of the currency in which the asset's network is paid: 'BTC', 'ETH'
 * @see WISH-012
 */
export function readRequestFor(text: string, asset: Currency, native: string): RequestedSend | RequestedSendIssue {
  const request = parsePaymentRequest(text);
  if (typeof request === 'string') return request;
  const { network, currencyCode, address, amount, note } = request;
  if (network !== native) return 'otherNetwork';
  if (currencyCode !== null && currencyCode !== asset.currencyCode) return 'otherCurrency';
  if (amount === null) return { address, amount: '', note };
  const counted = parseMoney(formatMoneyInput(amount), asset);
  return counted === null ? 'tooPrecise' : { address, amount: formatMoneyInput(counted), note };
}
