import type { PageState } from '@wallet/ui/patterns/PageStates/PageState';
import type { AssetsContent } from '@wallet/ui/screens/assets/AssetsScreen.types';
import { useEffect, useState } from 'react';
import { timeOf } from '../../operations/page/toPageState.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { sessionKeys } from '../../storage/keys.ts';
import { readLastDashboard, writeLastDashboard } from './lastDashboard.ts';

/**
 * The dashboard, with the figures from before a reload until there are fresh ones, and in place of them while there are none to be had: a
 * failure is told by their age (WISH-015). They live in the session's storage, which a log-out empties.
 * @param updatedAt epoch milliseconds of the fresh figures
 */
export function useLastDashboard(page: PageState<AssetsContent>, updatedAt: number, currency: string): PageState<AssetsContent> {
  const { storage } = useServices();
  const userId = useSession()?.userId ?? '';
  const [last] = useState(() => readLastDashboard(storage.read(sessionKeys.lastDashboard), userId, currency));
  const text = page.kind === 'ready' && updatedAt > 0 ? writeLastDashboard({ at: updatedAt, userId, content: page.content }) : null;
  useEffect(() => {
    if (text !== null && userId !== '') storage.write(sessionKeys.lastDashboard, text);
  }, [storage, text, userId]);
  if (page.kind === 'ready' || last === null) return page;
  return { kind: 'ready', content: last.content, updatedAt: timeOf(last.at) };
}
