import { expect, it } from 'vitest';
import type { SessionState } from '../session/Session.ts';
import { buildSession } from '../testing/buildSession.ts';
import { guard, type Decision } from './guard.ts';
import { paths, findRoute } from './paths.ts';

const known = { username: null, givenName: null, authStatus: null };
const visitor: SessionState = { name: 'signedOut' };
const customer: SessionState = { name: 'signedIn', session: buildSession({ status: 'on_board' }) };

const decideVisit = (path: string, session: SessionState): Decision =>
  guard({ route: findRoute(path), session, known, switchedOff: [], isAppStart: false, returnTo: null });
const listPaths = (...listed: readonly string[]) => listed;

it.each<readonly [string, SessionState, readonly string[]]>([
  ['pages of deals (MENU-027)', customer, listPaths('/assets/tokens/RSN/info')],
  [
    'the groups of accounts (MENU-028)',
    customer,
    ['cash', 'crypto', 'data', 'stocks', 'bonds', 'notes'].map((group) => `/account-group/${group}`),
  ],
  [
    'the selections of a currency (MENU-029)',
    customer,
    ['send', 'receive', 'exchange', 'topup-fiat', 'buy-crypto'].map((purpose) => `/select-currency-to/${purpose}`),
  ],
  [
    'the pages of deals, referral and club (MENU-030)',
    customer,
    listPaths('/assets/marketplace', '/referral-program', '/wealth-club', '/how-it-works', '/get-profit', '/invite-friends'),
  ],
  [
    'the operations with coins, and an order (MENU-031)',
    customer,
    listPaths(
      '/operation/exchange/crypto/201/fiat/101',
      '/operation/exchange/fiat/101/crypto/201',
      '/operation/exchange/token/301/fiat/101',
      '/operation/withdraw/crypto/201/wallet/1',
      '/operation/withdraw/token/301/wallet/1',
      '/operation/topup/crypto/201/wallet/1',
      '/operation/topup/token/301/wallet/1',
      '/transactions/1042',
    ),
  ],
  [
    'the plans, each of them, and the reports (MENU-032, PLAN-002, PLAN-003)',
    customer,
    listPaths('/account-plans', '/account-plans/', '/account-plans/launch', '/account-plans/growth', '/account-plans/wealth', '/reports'),
  ],
  [
    'the selections and groups of the demo (MENU-033)',
    visitor,
    listPaths(
      '/demo/account-group/cash',
      '/demo/account-group/crypto',
      ...['buy', 'send', 'receive', 'exchange'].map((purpose) => `/demo/select-currency-to/${purpose}`),
    ),
  ],
])('shows %s to customers or visitors with access', (_, session, listed) => {
  expect(listed.map((path) => [path, decideVisit(path, session).kind])).toEqual(listed.map((path) => [path, 'show']));
});

it('builds operation paths from type, account and optional target; a withdrawal to a wallet is a send (SEND-060)', () => {
  // Paths that name only an account redirect to an operation (CUR).
  const others = new Set<string>([paths.topUpAnyAccount, paths.topUpFiat, paths.withdrawFiat].map(({ path }) => path));
  const patterns = Object.values(paths).map(({ path }): string => path);
  const operations = patterns.filter((pattern) => /^\/operation\/(?!travel-rule-)/.test(pattern) && !others.has(pattern));
  expect(operations.length).toBeGreaterThan(5);
  for (const pattern of operations) expect(pattern).toMatch(/^\/operation\/(?:topup|withdraw|exchange)\/[^/]+\/:\w+(?:\/[^/]+\/:\w+)?$/);
  expect(['crypto/202', 'crypto/202/wallet/0', 'stablecoin/301/wallet/0'].map((path) => findRoute(`/operation/withdraw/${path}`))).toEqual([
    'send',
    'sendTo',
    'sendTo',
  ]);
  expect(findRoute('/operation/transfer/crypto/202')).toBeNull();
});

it('shows about, support, the end of a password change and the legal site to everyone (MENU-026)', () => {
  for (const session of [visitor, customer])
    for (const path of ['/about', '/support/form', '/support/form/', '/successfully-changed', '/legal'])
      expect([path, decideVisit(path, session)]).toEqual([path, { kind: 'show' }]);
});

it('shows a customer history, alerts, address proof, password, currencies, settings, support and legal (APP-004)', () => {
  const listed = ['/transactions', '/notifications', '/address-verification', '/change-password', '/select-currency-to/exchange'];
  for (const path of [...listed, '/settings', '/support/form', '/about', '/legal'])
    expect([path, decideVisit(path, customer)]).toEqual([path, { kind: 'show' }]);
});

it('shows the notification centre to signed-in customers, verified or not (WISH-016)', () => {
  expect(decideVisit('/notifications', { name: 'signedIn', session: buildSession({ status: 'draft' }) })).toEqual({ kind: 'show' });
  expect(decideVisit('/notifications', visitor)).toEqual({ kind: 'redirect', to: '/', keepsPath: true });
});

it('has no route below a plan (PLAN-004)', () => {
  expect(findRoute('/account-plans/growth/more')).toBeNull();
});

it.each(['/account-plans', '/account-plans/growth', '/wealth-club'])(
  'shows %s to signed-in customers, verified or not (D-PLAN-13, D-CLUB-09)',
  (path) => {
    expect(decideVisit(path, { name: 'signedIn', session: buildSession({ status: 'draft' }) })).toEqual({ kind: 'show' });
    expect(decideVisit(path, visitor)).toEqual({ kind: 'redirect', to: '/', keepsPath: true });
  },
);
