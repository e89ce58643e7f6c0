import type { InsufficientFunds, TradeStop } from '@wallet/ui/screens/trade';
import type { Refusal } from '../../api/errors.ts';
import { refusalText } from '../../api/outcome.ts';

/** A stablecoin that this customer may not receive: the provider says so itself (D-LEG-23). */
const NOT_WHITELISTED = 403_006;

function toStopped({ status, body }: Refusal): TradeStop {
  if (status === 403 && body.code !== NOT_WHITELISTED) return { kind: 'forbidden' };
  return { kind: 'stopped', message: refusalText(body) };
}

/** The price that was shown no longer holds, and trading is paused (RULE-066). */
const [PRICE_CHANGED, TRADING_PAUSED] = [400_125, 409_125];

/** Whether the provider's prices are others than those on the page. */
export const isOfMarket = ({ body: { code } }: Refusal): boolean => code === PRICE_CHANGED || code === TRADING_PAUSED;

/** A purchase or a sale that was refused: a 400 goes to its fields, the rest is more than a field (LEG-031, LEG-034, D-LEG-22). */
export function tradeRefusal(refusal: Refusal): TradeStop | null {
  if (isOfMarket(refusal)) return { kind: 'priceChanged', message: refusalText(refusal.body) };
  return refusal.status === 400 ? null : toStopped(refusal);
}

/** A confirmation that was refused: missing funds have a dialog of their own, the rest its words (LEG-040, D-LEG-19). */
export function confirmRefusal(refusal: Refusal): TradeStop | InsufficientFunds {
  if (isOfMarket(refusal)) return { kind: 'priceChanged', message: refusalText(refusal.body) };
  if (refusal.status !== 400) return toStopped(refusal);
  const message = refusalText(refusal.body);
  return /^not enough/i.test(message) ? { kind: 'insufficientFunds' } : { kind: 'stopped', message };
}
