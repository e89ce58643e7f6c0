import type { SessionStore } from './createSessionStore.ts';

/** Updates the session with the status resulting from an action. The latest status wins (D-SES-19). */
export function updateStatus(session: Pick<SessionStore, 'current' | 'dispatch'>, status: string): void {
  const current = session.current();
  if (current === null || current.status === status) return;
  const { userId, uuid, addressStatus } = current;
  session.dispatch({ name: 'userRead', userId, facts: { uuid, addressStatus, status } });
}
