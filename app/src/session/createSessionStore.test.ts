import { expect, it, vi } from 'vitest';
import { createManualClock } from '../testing/createManualClock.ts';
import { createMemoryArea } from '../storage/createDeviceStorage.ts';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { buildSession } from '../testing/buildSession.ts';
import { createSessionStore } from './createSessionStore.ts';
import type { TabMessage, Tabs } from './openTabs.ts';
import { openSignedInTabs } from './signedInTabs.ts';

/**
 * A browser whose tabs share local storage, have their own session storage, and receive each other's messages.
 * @param locks without them a new tab waits for 200 ms
 */
function openBrowser(locks?: LockManager) {
  const clock = createManualClock();
  const local = createMemoryArea();
  const ears: { readonly tab: number; readonly hear: (message: TabMessage) => void }[] = [];
  let count = 0;
  let held: (() => void)[] | null = null;
  return {
    clock,
    /** From now on the tabs are too busy to read a message. Returns how they get to it. */
    keepBusy: () => {
      held = [];
      return (): void => {
        const late = held ?? [];
        held = null;
        late.forEach((deliver) => deliver());
      };
    },
    openTab: () => {
      const tab = (count += 1);
      const { storage, session } = openTestStorage({ local: () => local });
      const tabs: Tabs = {
        tell: (message) => {
          const deliver = (): void => ears.filter((ear) => ear.tab !== tab).forEach(({ hear }) => hear(message));
          if (held === null) deliver();
          else held.push(deliver);
        },
        listen: (hear) => {
          ears.push({ tab, hear });
          return () => undefined;
        },
      };
      return { session, local, tabs, store: createSessionStore({ storage, tabs, signedInTabs: openSignedInTabs(locks, clock) }) };
    },
  };
}

const ALICE = buildSession();

it('stores the session of a sign-in (SES-002, SES-005, USR-030)', () => {
  const { store, session, local } = openBrowser().openTab();
  store.dispatch({ name: 'signedIn', session: ALICE });
  expect(session.getItem('wallet:v1:auth_token')).toBe(ALICE.accessToken);
  expect(session.getItem('wallet:v1:auth_roles')).toBe('["customer"]');
  expect(session.getItem('wallet:v1:address_status')).toBe(ALICE.addressStatus);
  expect(local.getItem('wallet:v1:auth_status')).toBe('on_board');
  expect(local.getItem('wallet:v1:auth_token')).toBeNull();
});

it('drops the tokens on logout and keeps what is needed to greet a returning customer (D-SES-13, SES-020, GUARD-021)', () => {
  const { store, session, local } = openBrowser().openTab();
  store.dispatch({ name: 'signedIn', session: ALICE });
  session.setItem('wallet:v1:password_hash', 'salt.hash');
  session.setItem('wallet:v1:last_dashboard', '{}');
  store.dispatch({ name: 'ended', reason: 'loggedOut' });
  expect(session.length).toBe(0);
  expect(local.getItem('wallet:v1:username')).toBe(ALICE.username);
});

it('immediately takes over the session of the other tabs in a new tab (D-SES-14)', () => {
  const browser = openBrowser();
  browser.openTab().store.dispatch({ name: 'signedIn', session: ALICE });
  expect(browser.openTab().store.current()).toEqual(ALICE);
});

it('waits for a signed-in tab that is busy (D-SES-14)', async () => {
  const browser = openBrowser(navigator.locks);
  const first = browser.openTab();
  first.store.dispatch({ name: 'signedIn', session: ALICE });
  const becomeFree = browser.keepBusy();
  const { store } = browser.openTab();
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  await browser.clock.advance(4999);
  expect(store.read().name).toBe('restoring');
  becomeFree();
  expect(store.current()).toEqual(ALICE);
  first.store.dispatch({ name: 'ended', reason: 'loggedOut' });
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(0));
});

it('counts a new tab as signed out after 5 s when the signed-in tab is suspended (D-SES-14)', async () => {
  const browser = openBrowser(navigator.locks);
  const first = browser.openTab();
  first.store.dispatch({ name: 'signedIn', session: ALICE });
  browser.keepBusy();
  const { store } = browser.openTab();
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  await browser.clock.advance(5000);
  expect(store.read().name).toBe('signedOut');
  first.store.dispatch({ name: 'ended', reason: 'loggedOut' });
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(0));
});

it('counts a new tab as signed out as soon as no signed-in tab is left to respond (D-SES-14)', async () => {
  const browser = openBrowser(navigator.locks);
  const first = browser.openTab();
  await vi.waitFor(() => expect(first.store.read().name).toBe('signedOut'));
  first.store.dispatch({ name: 'signedIn', session: ALICE });
  browser.keepBusy();
  const { store } = browser.openTab();
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  expect(store.read().name).toBe('restoring');
  first.store.dispatch({ name: 'ended', reason: 'loggedOut' });
  await vi.waitFor(() => expect(store.read().name).toBe('signedOut'));
});

it('counts a new tab as signed out after 200 ms without a response in a browser without Web Locks (D-SES-14)', async () => {
  const browser = openBrowser();
  const { store } = browser.openTab();
  await browser.clock.advance(199);
  expect(store.read().name).toBe('restoring');
  await browser.clock.advance(1);
  expect(store.read().name).toBe('signedOut');
});

it('ends a session in all tabs when it ends in one, and notifies them once (D-SES-14)', () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  first.store.dispatch({ name: 'signedIn', session: ALICE });
  const heard: string[] = [];
  second.store.subscribe((event, origin) => heard.push(`${event.name} ${origin}`));
  first.store.dispatch({ name: 'ended', reason: 'expired' });
  first.store.dispatch({ name: 'ended', reason: 'expired' });
  expect(second.store.read().name).toBe('signedOut');
  expect(second.session.length).toBe(0);
  expect(heard).toEqual(['ended elsewhere']);
});

it('shares the tokens of a refresh with all tabs (D-SES-05)', () => {
  const browser = openBrowser();
  const [first, second] = [browser.openTab(), browser.openTab()];
  first.store.dispatch({ name: 'signedIn', session: ALICE });
  second.store.dispatch({ name: 'refreshed', userId: ALICE.userId, accessToken: 'access-2', refreshToken: 'refresh-2' });
  expect(first.store.current()).toMatchObject({ accessToken: 'access-2', refreshToken: 'refresh-2' });
  expect(first.session.getItem('wallet:v1:refresh_token')).toBe('refresh-2');
});

it('restores the session from the tab’s storage after a reload (D-SES-15)', () => {
  const { storage, local, session } = openTestStorage();
  const reloaded = openTestStorage({ local: () => local, session: () => session });
  const tabs: Tabs = { tell: () => undefined, listen: () => () => undefined };
  const signedInTabs = openSignedInTabs(undefined, createManualClock());
  createSessionStore({ storage, tabs, signedInTabs }).dispatch({ name: 'signedIn', session: ALICE });
  expect(createSessionStore({ storage: reloaded.storage, tabs, signedInTabs }).current()).toEqual(ALICE);
});
