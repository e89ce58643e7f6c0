import { readAssets } from '@wallet/contract/holdings/balances';
import { readUserInfo } from '@wallet/contract/customer/user-info';
import { setUpPassword } from '@wallet/contract/access/passwords';
import { signIn } from '@wallet/contract/access/session';
import { openProvider, type TestProvider } from '@wallet/sandbox/testing/openProvider';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetAccount } from '../session/storedSession.ts';
import { toSession } from '../session/toSession.ts';
import { openSignedIn } from '../testing/openSignedIn.ts';
import { openTestTab } from '../testing/openTestApp.ts';
import { SessionEnd } from './errors.ts';

const customer = z.object({ username: z.string(), password: z.string() });

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.close());

async function openRecordingTab() {
  const requests: string[] = [];
  const tab = await openSignedIn(provider, (request) => {
    requests.push(new URL(request.url).pathname.replace('/api/v1', ''));
    return provider.http.fetch(request);
  });
  return { ...tab, requests };
}

it('signs in and reads customer and balances according to the contract (SES-001, USR-001, API-026)', async () => {
  const { call, username } = await openRecordingTab();
  expect((await call(readUserInfo, {})).username).toBe(username);
  expect((await call(readAssets, {})).total['EUR']).toMatch(/^\d+\.\d{2}$/);
});

it('refreshes exactly once for fifty concurrent calls with a 401 and answers them all (D-SES-05, SES-013)', async () => {
  const { call, username, requests } = await openRecordingTab();
  await provider.control('POST', `/sessions/${username}/expire`, { access: true });
  const answers = await Promise.all(Array.from({ length: 50 }, () => call(readUserInfo, {})));
  expect(new Set(answers.map((answer) => answer.username))).toEqual(new Set([username]));
  expect(requests.filter((path) => path === '/refresh_token')).toHaveLength(1);
  expect(requests.filter((path) => path === '/info/full')).toHaveLength(100);
});

it('ends a session with an expired refresh token after one refresh (MENU-035, SEND-053, ACC-015)', async () => {
  const { call, username, session, requests } = await openRecordingTab();
  await provider.control('POST', `/sessions/${username}/expire`, { access: true, refresh: true });
  await expect(call(readUserInfo, {})).rejects.toBeInstanceOf(SessionEnd);
  expect(session.read().name).toBe('signedOut');
  expect(requests.filter((path) => path === '/refresh_token')).toHaveLength(1);
});

it('refuses the first password in an expired session and ends the session (PWD-013, ERR-043)', async () => {
  const { call, username, session, requests } = await openRecordingTab();
  await provider.control('POST', `/sessions/${username}/expire`, { access: true, refresh: true });
  await expect(call(setUpPassword, { body: { password: 'FjordHarbour7' } })).rejects.toBeInstanceOf(SessionEnd);
  expect(session.read().name).toBe('signedOut');
  expect(requests.filter((path) => path === '/setup_password')).toHaveLength(1);
});

it('sends the device id with sign-ins only, the same after a log-out and a new one after an account change (DEV-006)', async () => {
  const { json } = await provider.control('POST', '/customers', { preset: 'verified' });
  const { username, password } = customer.parse(json);
  const requests: (readonly [string, string | null])[] = [];
  const tab = openTestTab(async (input, init) => {
    const request = new Request(input, init);
    requests.push([new URL(request.url).pathname.replace('/api/v1', ''), request.headers.get('x-device-id')]);
    return provider.http.fetch(request);
  });
  const signInOnce = async () =>
    tab.session.dispatch({ name: 'signedIn', session: toSession(await tab.call(signIn, { body: { username, password } })) });
  await signInOnce();
  await tab.call(readUserInfo, {});
  tab.session.dispatch({ name: 'ended', reason: 'loggedOut' });
  await signInOnce();
  forgetAccount(tab.storage);
  await signInOnce();
  const [first, info, again, changed] = requests.map(([, device]) => device);
  expect(requests.map(([path]) => path)).toEqual(['/sign_in', '/info/full', '/sign_in', '/sign_in']);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(info).toBeNull();
  expect(again).toBe(first);
  expect(changed).toMatch(/^[\w-]{22}$/);
  expect(changed).not.toBe(first);
});
