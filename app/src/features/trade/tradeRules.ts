import type { InsufficientFunds, TradeRefusal } from '@wallet/ui/screens/trade';
import type { Refusal } from '../../api/errors.ts';
import { toRefusalText } from '../../api/outcome.ts';

/** This customer may not receive the stablecoin. The provider's message explains it (D-LEG-23). */
const NOT_WHITELISTED = 403_006;

function toStopped({ status, body }: Refusal): TradeRefusal {
  if (status === 403 && body.code !== NOT_WHITELISTED) return { kind: 'forbidden' };
  return { kind: 'stopped', message: toRefusalText(body) };
}

/** The shown price no longer holds, or trading is paused (RULE-066). */
const [PRICE_CHANGED, TRADING_PAUSED] = [400_125, 409_125];

/** True when the prices on the page are no longer the provider's. */
export const isPriceOutdated = ({ body: { code } }: Refusal): boolean => code === PRICE_CHANGED || code === TRADING_PAUSED;

/** Rules for a refused purchase or sale. A 400 is shown at its fields, anything else is more than a field (LEG-031, LEG-034, D-LEG-22). */
export function toTradeRefusal(refusal: Refusal): TradeRefusal | null {
  if (isPriceOutdated(refusal)) return { kind: 'priceChanged', message: toRefusalText(refusal.body) };
  return refusal.status === 400 ? null : toStopped(refusal);
}

/** Rules for a refused confirmation. Missing funds have their own dialog, any other refusal shows its message (LEG-040, D-LEG-19). */
export function toConfirmRefusal(refusal: Refusal): TradeRefusal | InsufficientFunds {
  if (isPriceOutdated(refusal)) return { kind: 'priceChanged', message: toRefusalText(refusal.body) };
  if (refusal.status !== 400) return toStopped(refusal);
  const message = toRefusalText(refusal.body);
  return /^not enough/i.test(message) ? { kind: 'insufficientFunds' } : { kind: 'stopped', message };
}
