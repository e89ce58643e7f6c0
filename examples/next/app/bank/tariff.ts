import { formatMoney } from '@wallet/ui/format';
import { addMoney, isMore, isPositive, type Money, type Quote } from '@wallet/ui/money';
import { eur } from './amount';

/** A transfer costs nothing up to 500 €, then 1,90 €, and above 2 000 € it costs 4,50 €: on top of the amount. */
function calculateFee(amount: Money): Money {
  if (isMore(amount, eur('2000'))) return eur('4.50');
  return eur(isMore(amount, eur('500')) ? '1.90' : '0');
}

const MOST = eur('3000');

/** The form shows these figures while the customer types, and the server charges them. */
export function quoteTransfer(amount: Money): Quote {
  const fee = calculateFee(amount);
  const refusal = isMore(amount, MOST) ? `Un virement est limité à ${formatMoney(MOST, 'fr-FR')}.` : null;
  return { fee, total: addMoney(amount, fee), arrives: amount, isAllowed: isPositive(amount) && refusal === null, refusal };
}
