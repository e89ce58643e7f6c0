import { money, type Money } from '@wallet/core/money/money';
import type { AssetsContent } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { listOf, nullable, object, oneOf, text, whole, type Reader } from '../../config/readers.ts';

const readMembers = object({ currencyCode: text(), decimals: whole(0), amount: text() });
/** Throws for an amount that is none; the reader below then answers that nothing was kept. */
const readMoney: Reader<Money> = (value, issues, path) => {
  const members = readMembers(value, issues, path);
  return members === undefined ? undefined : money(members.amount, members.currencyCode, members.decimals);
};

const readContent = object({
  total: readMoney,
  groups: listOf(
    object({
      name: oneOf('cash', 'crypto', 'data', 'stocks', 'bonds', 'notes'),
      count: whole(0),
      balance: nullable(readMoney),
      href: nullable(text(/^\//)),
    }),
  ),
  inProgress: whole(0),
});

const readKept = object({ at: whole(0), userId: text(), content: readContent });

/** What the dashboard showed last; `at` in epoch milliseconds. Its alerts are asked for anew. */
export type LastDashboard = { readonly at: number; readonly userId: string; readonly content: AssetsContent };

export const writeLastDashboard = ({ at, userId, content: { total, groups, inProgress } }: LastDashboard): string =>
  JSON.stringify({ at, userId, content: { total, groups, inProgress } });

/**
 * The figures from before a reload, of the same customer in the same currency (WISH-015); null where there are none, or none that can be
 * read: what is not known is asked for, as ever.
 */
export function readLastDashboard(kept: string | null, userId: string, currency: string): LastDashboard | null {
  try {
    const read = readKept(JSON.parse(kept ?? 'null'));
    if (read === undefined || read.userId !== userId || read.content.total.currencyCode !== currency) return null;
    return { ...read, content: { ...read.content, alerts: [] } };
  } catch {
    return null;
  }
}
