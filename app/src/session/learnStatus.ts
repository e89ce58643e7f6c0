import type { SessionStore } from './createSessionStore.ts';

/** The session learns the status that an action has led to; the newest word wins (D-SES-19). */
export function learnStatus(session: Pick<SessionStore, 'current' | 'dispatch'>, status: string): void {
  const current = session.current();
  if (current === null || current.status === status) return;
  const { userId, uuid, addressStatus } = current;
  session.dispatch({ name: 'userRead', userId, facts: { uuid, addressStatus, status } });
}
