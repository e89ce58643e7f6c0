import { useEffect } from 'react';
import { useServices } from '../providers/Services.ts';

/** What the accounts are made of: the frame, the page, and what either waits for before it shows the first figure. */
const accounts = [
  () => import('./CustomerFrame.tsx'),
  () => import('./EntryPrompts.tsx'),
  () => import('./UnreadWatch.tsx'),
  () => import('../routes/assets/AssetsPage.tsx'),
  () => import('../routes/assets/AssetsHistory.tsx'),
  () => import('../routes/assets/InProgress.tsx'),
  () => import('./toAlerts.ts'),
  () => import('@wallet/ui/screens/assets/AssetAlerts'),
  () => import('@wallet/ui/screens/assets/AllocationCard'),
];

/**
 * Fetches beforehand, while a code or a password is typed, what its submit needs and what the accounts behind it are made of: the app, loaded
 * afresh when the session begins (D-SES-25), finds it all in the browser's cache. What cannot be had now is asked for again when it is needed.
 * @param isTyping whether the step that ends in a session is there
 * @param loadSubmit the code of the request that the step ends with
 */
export function usePartsOfEntry(isTyping: boolean, loadSubmit: () => Promise<unknown>): void {
  const { push } = useServices();
  useEffect(() => {
    if (!isTyping) return;
    for (const load of [loadSubmit, push.read, ...accounts]) load().catch(() => undefined);
  }, [isTyping, loadSubmit, push]);
}
