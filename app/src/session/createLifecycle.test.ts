import { expect, it } from 'vitest';
import { createManualClock } from '../testing/createManualClock.ts';
import { visitKeys } from '../storage/keys.ts';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { buildSession } from '../testing/buildSession.ts';
import { createLifecycle } from './createLifecycle.ts';
import { createSessionStore } from './createSessionStore.ts';
import type { TabMessage } from './openTabs.ts';
import { openSignedInTabs } from './signedInTabs.ts';

const ALICE = buildSession();

function openLifecycle(currentPath = '/transactions?date=30d') {
  const { storage } = openTestStorage();
  const ears: ((message: TabMessage) => void)[] = [];
  const tabs = {
    tell: () => undefined,
    listen: (ear: (message: TabMessage) => void) => {
      ears.push(ear);
      return () => undefined;
    },
  };
  const session = createSessionStore({ storage, tabs, signedInTabs: openSignedInTabs(undefined, createManualClock()) });
  session.dispatch({ name: 'signedIn', session: ALICE });
  const happened: string[] = [];
  const lifecycle = createLifecycle({
    session,
    storage,
    sendLogout: (token) => happened.push(`logout ${token}, token ${session.current() === null ? 'gone' : 'held'}`),
    restart: (path) => {
      happened.push(`restart ${path}`);
      return true;
    },
    currentPath: () => currentPath,
  });
  return { session, storage, lifecycle, happened, hear: (message: TabMessage) => ears.forEach((ear) => ear(message)) };
}

it('notifies the provider of a logout before dropping the token, then restarts at `/` (SES-021, SES-022)', () => {
  const { lifecycle, happened, session } = openLifecycle();
  lifecycle.logOut();
  expect(happened).toEqual(['logout access-1, token held', 'restart /']);
  expect(session.current()).toBeNull();
});

it('sends nothing on a second press of `Log out` (SES-021)', () => {
  const { lifecycle, happened } = openLifecycle();
  lifecycle.logOut();
  lifecycle.logOut();
  expect(happened).toHaveLength(2);
});

it('restarts at the path that the logout is meant to continue at (D-SES-26)', () => {
  const { lifecycle, happened } = openLifecycle();
  lifecycle.logOut('/login');
  expect(happened).toContain('restart /login');
});

it('ends a session in place and keeps its page until the customer logs out (PROF-026, D-PROF-18)', () => {
  const { lifecycle, happened, session, hear } = openLifecycle();
  const shown = session.read();
  lifecycle.endInPlace();
  hear({ name: 'ended', reason: 'expired' });
  expect(session.current()).toBeNull();
  expect(lifecycle.leaving()).toBe(shown);
  expect(happened).toEqual([]);
  lifecycle.logOut();
  lifecycle.logOut();
  expect(happened).toEqual(['restart /']);
});

it('keeps the page of a session ended in place no longer than the idle time (D-SES-16)', () => {
  const { lifecycle, happened } = openLifecycle();
  lifecycle.endInPlace();
  lifecycle.endIdle();
  expect(happened).toEqual(['restart /']);
});

it('stores the path for a session end, but not for a logout by the customer (D-SES-12)', () => {
  const byHand = openLifecycle();
  byHand.lifecycle.logOut();
  expect(byHand.storage.read(visitKeys.returnTo)).toBeNull();
  const expired = openLifecycle();
  expired.session.dispatch({ name: 'ended', reason: 'expired' });
  expect(expired.storage.read(visitKeys.returnTo)).toBe('/transactions?date=30d');
});

it('ends once, with one notice and one restart, when several requests fail (SES-015, D-SES-11)', () => {
  const { session, happened, storage } = openLifecycle();
  for (let request = 0; request < 5; request += 1) session.dispatch({ name: 'ended', reason: 'expired' });
  expect(happened).toEqual(['restart /']);
  expect(storage.read(visitKeys.endNotice)).toBe('expired');
});

it('leaves the idle notice after an idle logout (SES-025)', () => {
  const { lifecycle, storage } = openLifecycle();
  lifecycle.endIdle();
  expect(storage.read(visitKeys.endNotice)).toBe('idle');
});

it('restarts after a logout in another tab, without a second request (D-SES-14)', () => {
  const { hear, happened } = openLifecycle();
  hear({ name: 'ended', reason: 'loggedOut' });
  expect(happened).toEqual(['restart /']);
});

it('restarts when another customer signs in in another tab, but not for the same customer (D-SES-14)', () => {
  const { hear, happened } = openLifecycle();
  hear({ name: 'signedIn', session: { ...ALICE, accessToken: 'newer' } });
  expect(happened).toEqual([]);
  hear({ name: 'signedIn', session: buildSession({ userId: '5002' }) });
  expect(happened).toEqual(['restart /']);
});

it('restarts at `/` after a sign-in (SES-038, AUTH-015)', () => {
  const { session, happened } = openLifecycle('/login');
  session.dispatch({ name: 'signedIn', session: buildSession({ userId: '5003' }) });
  expect(happened).toEqual(['restart /']);
});

it('keeps showing the same state while the page reloads (D-SES-25)', () => {
  const { session, lifecycle } = openLifecycle();
  const before = session.read();
  expect(lifecycle.leaving()).toBeNull();
  lifecycle.logOut();
  expect(lifecycle.leaving()).toBe(before);
});

it('restarts every tab at /successfully-changed after a password change, without a logout request (PWD-017, SES-023, D-PWD-10)', () => {
  const { session, happened } = openLifecycle();
  session.dispatch({ name: 'ended', reason: 'passwordChanged' });
  expect(happened).toEqual(['restart /successfully-changed']);
});
