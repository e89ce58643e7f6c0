import { requestOneTimeCode } from '@wallet/contract/access/one-time-code';
import { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { listDynamicRates } from '@wallet/contract/holdings/rates';
import { signIn } from '@wallet/contract/access/session';
import { describe, expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { openTestTab } from '../testing/openTestApp.ts';
import { ApiError, Refusal, SessionEnd } from './errors.ts';
import type { RunExclusively } from './exclusively.ts';

const ALICE = buildSession();
const RATES = [{ symbol: 'BTC', percent: '1.84' }];

const createRefusal = (status: number, code: number) => Response.json({ code, message: 'No' }, { status });

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });

/** A provider that accepts one access token at a time and records its requests. */
function openProvider(answer: (request: Request) => Response | Promise<Response> = () => Response.json(RATES)) {
  const requests: Request[] = [];
  const state = { valid: 'access-1', refreshes: 0, refresh: (): Response | null => null };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    await Promise.resolve();
    const path = new URL(request.url).pathname;
    if (path === '/api/v1/refresh_token') {
      const answered = state.refresh();
      if (answered !== null) return answered;
      state.refreshes += 1;
      state.valid = `access-${state.refreshes + 1}`;
      return Response.json({
        access_token: state.valid,
        expires_in: 900,
        refresh_token: `refresh-${state.refreshes + 1}`,
        refresh_token_expiration: 1,
      });
    }
    const isSignedIn = request.headers.get('authorization') === `Bearer ${state.valid}`;
    if (!isSignedIn && request.headers.has('authorization')) return createRefusal(401, 401002);
    return Promise.race([answer(request), rejectOnAbort(request.signal)]);
  };
  return { fetch, requests, state, paths: () => requests.map(({ url }) => new URL(url).pathname.replace('/api/v1', '')) };
}

function openSignedIn(provider = openProvider(), exclusively?: RunExclusively) {
  const tab = openTestTab(provider.fetch, exclusively === undefined ? {} : { exclusively });
  tab.session.dispatch({ name: 'signedIn', session: ALICE });
  return { ...tab, provider };
}

const catchError = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => error,
  );

describe('headers', () => {
  it('a protected call carries the bearer token, version, user id and language (SES-010, LIM-032)', async () => {
    const { call, provider } = openSignedIn();
    await call(listDynamicRates, {});
    const headers = provider.requests[0]?.headers;
    expect(headers?.get('authorization')).toBe('Bearer access-1');
    expect(headers?.get('x-app-version')).toBe('v22.3.1');
    expect(headers?.get('accept-language')).toBe('en-GB');
    expect(headers?.get('x-user-id')).toBe(ALICE.uuid);
    expect(headers?.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('an unprotected call never carries a bearer token (SES-011)', async () => {
    const { call, provider } = openSignedIn(openProvider(() => createRefusal(401, 101)));
    await catchError(call(signIn, { body: { username: '+37060000001', password: 'Halden2026' } }));
    expect(provider.requests[0]?.headers.has('authorization')).toBe(false);
  });

  it('the refresh carries the current page without its query (SES-018, D-SES-10)', async () => {
    const { call, provider } = openSignedIn();
    provider.state.valid = 'another';
    await call(listDynamicRates, {});
    const refresh = provider.requests[1];
    expect(refresh?.headers.get('x-referer')).toBe('https://app.test/login');
    expect(refresh?.headers.has('authorization')).toBe(false);
    expect(await refresh?.text()).toBe('{"refresh_token":"refresh-1"}');
  });

  it('a call that moves money requires an idempotency key and carries it (RULE-004)', async () => {
    const provider = openProvider(() => Response.json({ id: '90412' }, { status: 201 }));
    const { call } = openSignedIn(provider);
    const input = { params: { accountId: 101 }, body: { amount: '500.00', iban: 'DE89370400440532013000' } };
    await expect(call(withdrawToIban, input)).rejects.toThrow(/without an idempotency key/);
    expect(await call(withdrawToIban, input, { idempotencyKey: 'a-key-of-this-intent' })).toEqual({ id: '90412' });
    expect(provider.requests[0]?.headers.get('idempotency-key')).toBe('a-key-of-this-intent');
  });
});

describe('the token refresh', () => {
  it('refreshes once after a 401 and repeats the request with the new token (ERR-005, LIM-055, LIM-056)', async () => {
    const { call, provider, session } = openSignedIn();
    provider.state.valid = 'expired by now';
    expect(await call(listDynamicRates, {})).toEqual(RATES);
    expect(provider.paths()).toEqual(['/assets/dynamic', '/refresh_token', '/assets/dynamic']);
    expect(session.current()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  });

  it('uses the tokens of another tab that refreshed while this one waited for the lock (D-SES-05)', async () => {
    const provider = openProvider();
    provider.state.valid = 'expired by now';
    const tab = openSignedIn(provider, async (action) => {
      provider.state.valid = 'of-the-other-tab';
      tab.session.dispatch({ name: 'refreshed', userId: ALICE.userId, accessToken: 'of-the-other-tab', refreshToken: 'of-the-other-tab' });
      return action();
    });
    expect(await tab.call(listDynamicRates, {})).toEqual(RATES);
    expect(provider.state.refreshes).toBe(0);
  });

  it('refreshes the session of a write and repeats it with the same key (D-SES-09, D-FX-11)', async () => {
    const provider = openProvider(() => Response.json({ id: '90412' }, { status: 201 }));
    const { call } = openSignedIn(provider);
    provider.state.valid = 'expired by now';
    const input = { params: { accountId: 101 }, body: { amount: '500.00', iban: 'DE89370400440532013000' } };
    await call(withdrawToIban, input, { idempotencyKey: 'a-key-of-this-intent' });
    const [first, , second] = provider.requests;
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(await second?.text()).toBe(await first?.text());
  });

  it('ends the session on a second 401 without another refresh (SES-016, HOME-067, CARD-031)', async () => {
    const provider = openProvider(() => createRefusal(401, 401002));
    const { call, session } = openSignedIn(provider);
    expect(await catchError(call(listDynamicRates, {}))).toBeInstanceOf(SessionEnd);
    expect(provider.state.refreshes).toBe(1);
    expect(session.read().name).toBe('signedOut');
  });

  it.each([400, 401, 403])('ends the session without a report when the refresh returns %i (SES-015, D-SES-08, SES-017)', async (status) => {
    const { call, provider, session, reports } = openSignedIn();
    provider.state.valid = 'expired by now';
    provider.state.refresh = () => createRefusal(status, 401003);
    expect(await catchError(call(listDynamicRates, {}))).toBeInstanceOf(SessionEnd);
    expect(session.read().name).toBe('signedOut');
    expect(reports).toEqual([]);
  });

  it('keeps the session when the refresh fails with a provider failure or without a network (D-SES-08)', async () => {
    const { call, provider, session } = openSignedIn();
    provider.state.valid = 'expired by now';
    provider.state.refresh = () => createRefusal(503, 503);
    expect(await catchError(call(listDynamicRates, {}))).toMatchObject({ kind: 'unavailable' });
    provider.state.refresh = () => {
      throw new TypeError('network');
    };
    expect(await catchError(call(listDynamicRates, {}))).toMatchObject({ kind: 'offline' });
    expect(session.current()).toEqual(ALICE);
  });

  it('rejects an empty token as unreadable (SES-019)', async () => {
    const { call, provider, session } = openSignedIn();
    provider.state.valid = 'expired by now';
    provider.state.refresh = () => Response.json({ access_token: '', expires_in: 900, refresh_token: 'r', refresh_token_expiration: 1 });
    expect(await catchError(call(listDynamicRates, {}))).toMatchObject({ kind: 'unreadable' });
    expect(session.current()).toEqual(ALICE);
  });

  it('treats a 401 of an unprotected call as a refusal, not as an expired session (D-SES-07)', async () => {
    const { call, provider, session } = openSignedIn(openProvider(() => createRefusal(401, 101)));
    const error = await catchError(call(signIn, { body: { username: '+37060000001', password: 'wrong!' } }));
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ status: 401, body: { code: 101 } });
    expect(provider.state.refreshes).toBe(0);
    expect(session.current()).toEqual(ALICE);
  });
});

describe('responses', () => {
  it.each([
    ['a 400 (ERR-007)', 400, 400, { name: 'Refusal', status: 400 }],
    ['a 404 (D-ERR-09)', 404, 404, { name: 'Refusal', status: 404 }],
    ['a 422 (D-ERR-09)', 422, 400, { name: 'Refusal', status: 422 }],
    ['a 500 (ERR-001)', 500, 500, { name: 'ApiError', kind: 'unavailable' }],
    ['a code that begins with 5 (ERR-002)', 400, 50312, { name: 'ApiError', kind: 'unavailable' }],
    ['a 429 (D-ERR-09)', 429, 429, { name: 'ApiError', kind: 'unavailable' }],
    ['any other status (ERR-008)', 418, 418, { name: 'ApiError', kind: 'unexpected' }],
  ])('turns into an error: %s', async (_, status, code, expected) => {
    const { call } = openSignedIn(openProvider(() => createRefusal(status, code)));
    expect(await catchError(call(listDynamicRates, {}))).toMatchObject(expected);
  });

  it('treats a response outside the contract as unreadable and reports it without its values (ERR-009, D-ERR-16)', async () => {
    const { call, reports } = openSignedIn(openProvider(() => Response.json([{ symbol: 'BTC', percent: 1.84 }])));
    expect(await catchError(call(listDynamicRates, {}))).toMatchObject({ kind: 'unreadable', requestId: expect.any(String) });
    expect(reports).toEqual(['error API-024 unreadable']);
  });

  it('reports the app as offline, but not to monitoring, until a request succeeds again (ERR-003, D-ERR-16)', async () => {
    let isDown = true;
    const provider = openProvider(() => Response.json(RATES));
    const tab = openTestTab(async (input, init) => {
      if (isDown) throw new TypeError('network');
      return provider.fetch(input, init);
    });
    tab.session.dispatch({ name: 'signedIn', session: ALICE });
    expect(await catchError(tab.call(listDynamicRates, {}))).toMatchObject({ kind: 'offline' });
    expect(tab.connectivity.isConnected()).toBe(false);
    expect(tab.reports).toEqual([]);
    isDown = false;
    await tab.call(listDynamicRates, {});
    expect(tab.connectivity.isConnected()).toBe(true);
  });

  it('treats an empty body as an empty message (D-ERR-01)', async () => {
    const { call } = openSignedIn(openProvider(() => new Response(null, { status: 400 })));
    expect(await catchError(call(listDynamicRates, {}))).toMatchObject({ body: { code: 400, message: '' } });
  });

  it('sends nothing without a session (SES-010)', async () => {
    const provider = openProvider();
    const { call } = openTestTab(provider.fetch);
    expect(await catchError(call(listDynamicRates, {}))).toBeInstanceOf(SessionEnd);
    expect(provider.requests).toEqual([]);
  });

  it('does not count an aborted call as a failure', async () => {
    const { call, reports, connectivity } = openSignedIn(openProvider(() => new Promise(() => undefined)));
    const controller = new AbortController();
    const failure = catchError(call(listDynamicRates, {}, { signal: controller.signal }));
    controller.abort();
    expect(await failure).not.toBeInstanceOf(ApiError);
    expect(reports).toEqual([]);
    expect(connectivity.isConnected()).toBe(true);
  });
});

const openFailingProvider = (times: number, status = 503) => {
  let left = times;
  return openProvider(() => (left-- > 0 ? createRefusal(status, status) : Response.json(RATES)));
};

describe('repetition', () => {
  it('repeats a repeatable GET until it succeeds (SES-037)', async () => {
    const { call, clock, provider } = openSignedIn(openFailingProvider(3));
    const answer = call(listDynamicRates, {}, { repeats: true });
    await advanceInSteps(clock, 8000);
    expect(await answer).toEqual(RATES);
    expect(provider.requests).toHaveLength(4);
  });

  it('repeats a GET only on request and never a POST (HOME-066, D-SES-23)', async () => {
    const get = openSignedIn(openFailingProvider(1));
    expect(await catchError(get.call(listDynamicRates, {}))).toMatchObject({ kind: 'unavailable' });
    const post = openSignedIn(openFailingProvider(1));
    const body = { username: '+37060000001', intent: 'login', captchaToken: '' } as const;
    expect(await catchError(post.call(requestOneTimeCode, { body }, { repeats: true }))).toMatchObject({ kind: 'unavailable' });
  });
});

async function advanceInSteps(clock: { readonly advance: (ms: number) => Promise<void> }, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 250) {
    await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(250);
  }
}
