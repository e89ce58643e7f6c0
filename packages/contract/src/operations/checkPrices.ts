import { addMoney, compareMoney } from '@wallet/core/money/arithmetic';
import { money, zeroMoney } from '@wallet/core/money/money';
import * as z from 'zod/mini';
import { readPrices } from './prices.ts';

/** More decimals than any currency has, so that four figures of one currency can be added. */
const FIGURE = { currencyCode: 'FIGURE', decimals: 18 };
const toFigure = (text: string) => money(text, FIGURE.currencyCode, FIGURE.decimals);

/** Reports prices whose figures do not add up: total = arrives + markup + fee, to the last unit (RULE-044). */
export function checkPrices(answer: unknown): string | undefined {
  const read = z.safeParse(readPrices.answers[200], answer);
  if (!read.success) return undefined;
  const wrong = Object.entries(read.data.prices).find(([, { total, arrives, markup, fee }]) => {
    const sum = [arrives, markup, fee].map(toFigure).reduce(addMoney, zeroMoney(FIGURE));
    return compareMoney(sum, toFigure(total)) !== 0;
  });
  return wrong === undefined ? undefined : `answers a price of order ${wrong[0]} whose figures do not add up`;
}
