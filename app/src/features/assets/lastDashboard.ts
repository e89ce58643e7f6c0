import { money, type Money } from '@wallet/core/money/money';
import type { PageState } from '@wallet/ui/patterns/PageStates';
import type { AssetsContent } from '@wallet/ui/screens/assets';
import { useEffect, useState } from 'react';
import { listOf, nullable, object, oneOf, type Reader, text, whole } from '@wallet/core/configuration/readers';
import { formatTime } from '../../operations/page/toPageState.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { sessionKeys } from '../../storage/keys.ts';

const readMembers = object({ currencyCode: text(), decimals: whole(0), amount: text() });
/** Throws for an invalid amount; `readLastDashboard` then returns null. */
const readMoney: Reader<Money> = (value, issues, path) => {
  const members = readMembers(value, issues, path);
  return members === undefined ? undefined : money(members.amount, members.currencyCode, members.decimals);
};

/** Texts of a stored alert may be empty. */
const readAnyText = text(/^/);
const readAlert = object(
  {
    id: readAnyText,
    subject: oneOf(
      'kycStep',
      'cardAwaitsAddress',
      'addressRequired',
      'senderNeeded',
      'sendPending',
      'sendApproved',
      'sendRejected',
      'other',
    ),
    text: nullable(readAnyText),
    date: nullable(readAnyText),
    href: nullable(text(/^\//)),
  },
  { note: readAnyText, level: oneOf('warning', 'message') },
);

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
  alerts: listOf(readAlert),
  inProgress: whole(0),
  held: nullable(readMoney),
});

const readStored = object({ at: whole(0), userId: text(), content: readContent });

/**
 * The last dashboard shown, `at` in epoch milliseconds. Includes the alerts, because without them the groups below would shift as soon as
 * the provider sends them again.
 */
export type LastDashboard = { readonly at: number; readonly userId: string; readonly content: AssetsContent<string> };

export const formatLastDashboard = ({ at, userId, content: { total, groups, alerts, inProgress, held } }: LastDashboard): string =>
  JSON.stringify({ at, userId, content: { total, groups, alerts, inProgress, held } });

/**
 * Restores the figures from before a reload for the same customer and currency (WISH-015). Null when there are none or they cannot be read.
 */
export function readLastDashboard(kept: string | null, userId: string, currency: string): LastDashboard | null {
  try {
    const read = readStored(JSON.parse(kept ?? 'null'));
    if (read === undefined || read.userId !== userId || read.content.total.currencyCode !== currency) return null;
    return read;
  } catch {
    return null;
  }
}

/**
 * Shows the figures from before a reload until fresh ones arrive. If those cannot be loaded, the old figures stay and their age is shown
 * (WISH-015). Stored in session storage, which is cleared on log-out.
 * @param updatedAt epoch milliseconds of the fresh figures
 * @param closed ids of alerts that the customer has closed
 */
export function useLastDashboard(
  page: PageState<AssetsContent<string>>,
  updatedAt: number,
  currency: string,
  closed: readonly string[],
): PageState<AssetsContent<string>> {
  const { storage } = useServices();
  const userId = useSession()?.userId ?? '';
  const [last] = useState(() => readLastDashboard(storage.read(sessionKeys.lastDashboard), userId, currency));
  const written = page.kind === 'ready' && updatedAt > 0 ? formatLastDashboard({ at: updatedAt, userId, content: page.content }) : null;
  useEffect(() => {
    if (written !== null && userId !== '') storage.write(sessionKeys.lastDashboard, written);
  }, [storage, written, userId]);
  if (page.kind === 'ready' || last === null) return page;
  const alerts = (last.content.alerts ?? []).filter(({ id }) => !closed.includes(id));
  return { kind: 'ready', content: { ...last.content, alerts }, updatedAt: formatTime(last.at) };
}
