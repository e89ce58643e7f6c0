import type { GetQuote, Quote } from '@wallet/core/fees/quote';
import { isPositive } from '@wallet/core/money/arithmetic';
import { type Currency, type Money, parseMoney, zeroMoney } from '@wallet/core/money/money';

/** A typed amount with its quote. */
export type QuotedText = {
  /** Null while the text is empty or incomplete. */
  readonly amount: Money | null;
  /** Of zero while there is no amount. Null until the provider's price is known. */
  readonly quote: Quote | null;
  /** The quote whose figures are shown: of an amount that is accepted, or refused for a stated reason. */
  readonly shown: Quote | null;
  /** Both, when the amount can be submitted. */
  readonly payable: { readonly amount: Money; readonly quote: Quote } | null;
};

/** Parses a typed amount and quotes it. */
export function quoteText(text: string, currency: Currency, getQuote: GetQuote): QuotedText {
  const amount = parseMoney(text, currency);
  const quote = getQuote(amount ?? zeroMoney(currency));
  if (amount === null || !isPositive(amount) || quote === null) return { amount, quote, shown: null, payable: null };
  const { isAllowed, refusal } = quote;
  return { amount, quote, shown: isAllowed || refusal ? quote : null, payable: isAllowed ? { amount, quote } : null };
}
