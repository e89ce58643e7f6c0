import { addMoney, isLess, isMore, maxMoney, subtractMoney } from '../money/arithmetic.ts';
import { fromMinorUnits, type Money, toAmountText, zeroMoney } from '../money/money.ts';
import { scaleMoney } from '../money/rates.ts';

/** Returns what is charged for an amount, or nothing while that is unknown. */
export type GetTotal = (amount: Money) => Money | null | undefined;

/** A provider may have to be asked about each amount, so they are few: two for a fixed fee, four for a share that is rounded. */
const QUESTIONS = 4;

/**
 * Returns the largest amount up to `most` whose total the balance covers, or null where none from `least` on is: what "Use all" fills in. A
 * total above the balance reduces the amount by the excess, down to `least`, which fits unless a smaller amount costs more. What that leaves
 * over is added as far as the fee is proportional. As soon as a total is unknown, the amount found so far is returned.
 */
export function fitAmount(most: Money, balance: Money, getTotal?: GetTotal, least: Money = zeroMoney(most)): Money | null {
  const lowest = maxMoney(least, fromMinorUnits(1n, most));
  if (isLess(most, lowest)) return null;
  let amount = most;
  let fitting: Charge | undefined;
  let exceeding: Charge | undefined;
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const total = getTotal?.(amount);
    // Without an amount that fits, the lowest would be a guess.
    if (!total) return fitting?.amount ?? (exceeding === undefined || isMore(amount, lowest) ? amount : null);
    if (!isMore(total, balance)) fitting = { amount, total };
    else if (isMore(amount, lowest)) exceeding = { amount, total };
    else return null;
    if (exceeding === undefined) break;
    const next = fitting === undefined ? maxMoney(subtractExcess(exceeding, balance), lowest) : addRest(fitting, exceeding, balance);
    if (fitting !== undefined && !isMore(next, fitting.amount)) break;
    amount = next;
  }
  return fitting?.amount ?? null;
}

type Charge = { readonly amount: Money; readonly total: Money };

const subtractExcess = ({ amount, total }: Charge, balance: Money): Money => subtractMoney(amount, subtractMoney(total, balance));

/** Adds as much as the rest of the balance pays for, if the total grows evenly between the two. */
function addRest(fitting: Charge, exceeding: Charge, balance: Money): Money {
  const rest = subtractMoney(balance, fitting.total);
  const [amounts, totals] = [subtractMoney(exceeding.amount, fitting.amount), subtractMoney(exceeding.total, fitting.total)];
  return addMoney(fitting.amount, scaleMoney(rest, toAmountText(amounts), toAmountText(totals), balance, 'down'));
}
