import { refreshToken } from '@wallet/contract/access/session';
import { readAnswer } from '@wallet/contract/parse';
import type { SessionStore } from '../session/createSessionStore.ts';
import { ApiError } from './errors.ts';
import type { Exclusively } from './exclusively.ts';
import type { Answer } from './createTransport.ts';

export type RefreshOutcome = 'refreshed' | 'refused';

type Parts = {
  readonly session: SessionStore;
  readonly exclusively: Exclusively;
  /** Sends the refresh call; throws an ApiError when there is no answer. */
  readonly ask: (refreshToken: string) => Promise<Answer>;
};

/** Statuses of the refresh call that end the session. All else is a provider in trouble: a tunnel must not cost a session (D-SES-08). */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);

/**
 * Renews the tokens once for all who ask at the same time, in this tab and in the others (SES-013, D-SES-05).
 * The answer takes the access token that met the 401: when the session holds another one by now, somebody has refreshed already.
 */
export function createRefresh({ session, exclusively, ask }: Parts): (usedToken: string) => Promise<RefreshOutcome> {
  let running: Promise<RefreshOutcome> | null = null;

  async function refresh(usedToken: string): Promise<RefreshOutcome> {
    const current = session.current();
    if (current === null) return 'refused';
    if (current.accessToken !== usedToken) return 'refreshed';
    const answer = await ask(current.refreshToken);
    if (REFUSED.has(answer.status)) return 'refused';
    const tokens = readAnswer(refreshToken, answer.status, answer.data);
    if (!tokens.success) throw new ApiError(answer.status >= 500 || answer.status === 429 ? 'unavailable' : 'unreadable', answer);
    const { access_token: accessToken, refresh_token: newRefreshToken } = tokens.data;
    session.dispatch({ name: 'refreshed', userId: current.userId, accessToken, refreshToken: newRefreshToken });
    return 'refreshed';
  }

  return async (usedToken) => {
    const current = session.current();
    if (current !== null && current.accessToken !== usedToken) return 'refreshed';
    running ??= exclusively(() => refresh(usedToken)).finally(() => {
      running = null;
    });
    return running;
  };
}
