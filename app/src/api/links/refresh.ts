import { refreshToken } from '@wallet/contract/access/session';
import { readResponse } from '@wallet/contract/parse';
import type { SessionStore } from '../../session/createSessionStore.ts';
import { ApiError, Refusal, SessionEnd } from '../errors.ts';
import type { RunExclusively } from '../exclusively.ts';
import type { CallOptions, Link, Send } from '../Link.ts';

type Parts = {
  readonly session: SessionStore;
  readonly exclusively: RunExclusively;
  /** Origin and path of the current page, without query and hash (D-SES-10). */
  readonly page: () => string;
};

/**
 * Statuses of the refresh call that end the session. Any other failure is temporary, so that a train in a tunnel does not end a session
 * (D-SES-08).
 */
const SESSION_ENDING_STATUSES: ReadonlySet<number | undefined> = new Set([400, 401, 403]);

const getStatus = (error: unknown): number | undefined =>
  error instanceof Refusal || error instanceof ApiError ? error.status : undefined;

/**
 * Sends a customer's call with their access token. After a 401 the tokens are refreshed once for all concurrent calls, in this tab and in
 * others (SES-013, D-SES-05). The call is then repeated, whatever its method, because after a 401 nothing was done (D-SES-09). A second 401
 * ends the session.
 */
export function createRefreshLink({ session, exclusively, page }: Parts): Link {
  let running: Promise<boolean> | null = null;

  /**
   * Resolves with false when the provider refuses. @param usedToken received the 401. If the session has another one, another call or tab
   * has already refreshed
   */
  async function requestTokens(usedToken: string, next: Send): Promise<boolean> {
    const current = session.current();
    if (current === null || current.accessToken !== usedToken) return current !== null;
    const input = { body: { refresh_token: current.refreshToken } };
    const answer = await next({ endpoint: refreshToken, input, options: {}, headers: { 'x-referer': page() } }).catch((error: unknown) => {
      if (SESSION_ENDING_STATUSES.has(getStatus(error))) return null;
      throw error instanceof Refusal ? new ApiError('unreadable', error) : error;
    });
    if (answer === null) return false;
    const tokens = readResponse(refreshToken, answer.status, answer.data);
    if (!tokens.success) throw new ApiError('unreadable', answer);
    const { access_token: accessToken, refresh_token: newRefreshToken } = tokens.data;
    session.dispatch({ name: 'refreshed', userId: current.userId, accessToken, refreshToken: newRefreshToken });
    return true;
  }

  async function refreshOnce(usedToken: string, next: Send): Promise<boolean> {
    const current = session.current();
    if (current !== null && current.accessToken !== usedToken) return true;
    running ??= exclusively(() => requestTokens(usedToken, next)).finally(() => {
      running = null;
    });
    return running;
  }

  function endSession({ endsAs = 'expired' }: CallOptions): never {
    session.dispatch({ name: 'ended', reason: endsAs });
    throw new SessionEnd();
  }

  return async (request, next) => {
    const { endpoint, options } = request;
    if (endpoint.access === 'public' && options.asCustomer !== true) return next(request);
    const token = session.current()?.accessToken;
    if (token === undefined) throw new SessionEnd();
    try {
      return await next({ ...request, token });
    } catch (error) {
      if (getStatus(error) !== 401) throw error;
    }
    if (!(await refreshOnce(token, next))) endSession(options);
    try {
      return await next({ ...request, token: session.current()?.accessToken });
    } catch (error) {
      throw getStatus(error) === 401 ? endSession(options) : error;
    }
  };
}
