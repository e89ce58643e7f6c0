import { useEffect } from 'react';
import { useServices } from '../../providers/Services.ts';

/**
 * Fetches beforehand, while a code or a password is typed, what its submit needs and what the accounts behind it are made of: the app, loaded
 * afresh when the session begins (D-SES-25), finds it all in the browser's cache. What fails to load now is requested again when it is needed.
 * @param isTyping whether the step that ends in a session is shown
 * @param loadSubmit the code of the request that the step ends with
 */
export function usePreloadedEntry(isTyping: boolean, loadSubmit: () => Promise<unknown>): void {
  const { push, preloadEntry } = useServices();
  useEffect(() => {
    if (!isTyping) return;
    for (const load of [loadSubmit, push.read, preloadEntry]) load().catch(() => undefined);
  }, [isTyping, loadSubmit, push, preloadEntry]);
}
