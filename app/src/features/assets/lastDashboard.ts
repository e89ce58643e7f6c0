import type { AssetsContent } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { listOf, nullable, object, oneOf, text, whole } from '../../config/readers.ts';

const money = object({ currencyCode: text(), decimals: whole(0), amount: text(/^-?\d+(?:\.\d+)?$/) });

const readContent = object({
  total: money,
  groups: listOf(
    object({
      name: oneOf('cash', 'crypto', 'data', 'stocks', 'bonds', 'notes'),
      count: whole(0),
      balance: nullable(money),
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
