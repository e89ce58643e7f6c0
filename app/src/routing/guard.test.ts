import { expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import type { SessionState } from '../session/Session.ts';
import { guard, type Decision, type Visit } from './guard.ts';
import { paths, findRoute } from './paths.ts';

const UNKNOWN = { username: null, givenName: null, authStatus: null };
const ALICE = { username: '+37060000001', givenName: 'Alice', authStatus: 'on_board' };
const UNFINISHED = { username: '+37060000003', givenName: null, authStatus: 'kyc_start' };

const signedOut: SessionState = { name: 'signedOut' };
const signedIn = (status = 'on_board'): SessionState => ({ name: 'signedIn', session: buildSession({ status }) });

const decideVisit = (path: string, session: SessionState, more: Partial<Visit> = {}): Decision =>
  guard({ route: findRoute(path), session, known: UNKNOWN, switchedOff: [], isAppStart: false, returnTo: null, ...more });

const show = { kind: 'show' };
const toRedirect = (to: string, more: object = {}) => ({ kind: 'redirect', to, ...more });
const codeLogin = toRedirect('/login', { state: { showLoginOneTimeCode: true } });

it.each<readonly [string, string, SessionState, object]>([
  ['(1) an unknown path is not found (APP-017, D-SES-17)', '/nowhere', signedIn(), { kind: 'notFound' }],
  ['any other path under /operation/ is not found (MENU-016)', '/operation/topup/fiat/1/cheque/2', signedIn(), { kind: 'notFound' }],
  ['paths are case-sensitive (D-MENU-15)', '/Login', signedOut, { kind: 'notFound' }],
  ['(2) a public route shows to a visitor (SES-026)', '/about', signedOut, show],
  ['(2) a public route shows to a customer (SES-026)', '/about', signedIn('draft'), show],
  ['the carousel shows to a visitor (APP-008)', '/', signedOut, show],
  ['`/` redirects a customer to the assets (D-APP-21)', '/', signedIn(), toRedirect('/assets')],
  ['(3) an auth route redirects a customer to the assets (SES-030, AUTH-027)', '/login', signedIn(), toRedirect('/assets')],
  ['the sign-up redirects a customer to the assets (REG-033)', '/signup', signedIn(), toRedirect('/assets')],
  ['(3) an auth route shows to a visitor (MENU-021)', '/signup/forgot-password/confirm/sms', signedOut, show],
  [
    '(4) a kyc route without a session follows the welcome logic (MENU-020)',
    '/signup/kyc',
    signedOut,
    toRedirect('/', { keepsPath: true }),
  ],
  [
    '(4) the kyc page redirects a stuck customer to the stuck page (KYC-009)',
    '/signup/kyc',
    signedIn('stuck'),
    toRedirect('/signup/stuck'),
  ],
  [
    '(4) the stuck page redirects other customers to the kyc page (KYC-016)',
    '/signup/stuck',
    signedIn('moderating'),
    toRedirect('/signup/kyc'),
  ],
  ['(4) the kyc page is closed once KYC is complete (SES-031, MENU-023)', '/signup/kyc', signedIn(), toRedirect('/assets')],
  ['(4) a status without a kyc page (D-KYC-17)', '/signup/stuck', signedIn('doc_expired'), toRedirect('/assets')],
  ['(4) the kyc page shows while KYC is in progress (KYC-003)', '/signup/kyc', signedIn('kyc_start'), show],
  ['(6) the assets without a session redirect to the demo (HOME-002, ACC-005, MENU-025)', '/assets', signedOut, toRedirect('/demo')],
  ['(6) the demo with a session redirects to the assets (HOME-003, MENU-025)', '/demo', signedIn(), toRedirect('/assets')],
  ['(6) a demo route shows to a visitor (HOME-071)', '/demo/account-group/crypto', signedOut, show],
  ['(6) the assets show to a customer without KYC (HOME-076)', '/assets', signedIn('draft'), show],
  ['(7) a preview route shows to a customer without KYC (SES-027)', '/account-group/cash', signedIn('draft'), show],
  ['(7) a preview route without a session (D-MENU-18)', '/account-group/cash', signedOut, toRedirect('/', { keepsPath: true })],
  ['(8) a feature route shows once KYC is complete (SES-028, ACC-002)', '/transactions/1042', signedIn(), show],
  [
    '(8) a feature route without KYC (SES-029, ACC-004, CARDS-022)',
    '/cards',
    signedIn('kyc_finish'),
    toRedirect('/assets', { prompt: 'completeRegistration' }),
  ],
  [
    'a choice of currencies before KYC prompts to complete registration (CUR-022)',
    '/select-currency-to/send',
    signedIn('kyc_start'),
    toRedirect('/assets', { prompt: 'completeRegistration' }),
  ],
  ['(8) a feature route without a session (ACC-003)', '/cards', signedOut, toRedirect('/', { keepsPath: true })],
  [
    'the password can be changed by on_board customers only (SES-036)',
    '/change-password',
    signedIn('draft'),
    expect.objectContaining({ to: '/assets' }),
  ],
])('%s', (_, path, session, expected) => {
  expect(decideVisit(path, session)).toEqual(expected);
});

it('lets only customers on board change the password and redirects all others to the accounts (SET-018, ACC-012, KYC-002)', () => {
  for (const status of ['draft', 'kyc_start', 'kyc_finish', 'moderating', 'kyc_completed', 'stuck', 'refused', 'doc_expired'])
    expect([status, decideVisit('/change-password', signedIn(status))]).toEqual([status, expect.objectContaining({ to: '/assets' })]);
  expect(decideVisit('/change-password', signedIn('on_board'))).toEqual(show);
});

it('(5) redirects a switched-off feature to `/` before checking the session (SES-032, MENU-024)', () => {
  expect(decideVisit('/reports', signedIn(), { switchedOff: ['reports'] })).toEqual(toRedirect('/'));
  expect(decideVisit('/reports', signedOut, { switchedOff: ['reports'] })).toEqual(toRedirect('/'));
});

it('redirects a customer known by name to the login (D-SES-18)', () => {
  expect(decideVisit('/cards', signedOut, { known: ALICE })).toEqual(toRedirect('/login', { keepsPath: true }));
});

it('redirects a customer with an unfinished registration to the login by code (AUTH-010, ACC-006, D-SES-18)', () => {
  expect(decideVisit('/cards', signedOut, { known: UNFINISHED })).toEqual({ ...codeLogin, keepsPath: true });
});

it('shows the carousel at `/`, but redirects unfinished registrations at the start of the app (D-SES-18)', () => {
  expect(decideVisit('/', signedOut, { known: UNFINISHED, isAppStart: true })).toEqual(codeLogin);
  expect(decideVisit('/', signedOut, { known: UNFINISHED })).toEqual(show);
  expect(decideVisit('/', signedOut, { known: ALICE, isAppStart: true })).toEqual(show);
});

it('forwards `/` to the path requested before the login if its guard allows it (D-SES-12)', () => {
  expect(decideVisit('/', signedIn(), { returnTo: '/transactions?date=30d' })).toEqual(toRedirect('/transactions?date=30d'));
  expect(decideVisit('/', signedIn('draft'), { returnTo: '/transactions' })).toEqual(toRedirect('/assets'));
  expect(decideVisit('/', signedIn(), { returnTo: '/login' })).toEqual(toRedirect('/assets'));
  expect(decideVisit('/', signedIn(), { returnTo: '/' })).toEqual(toRedirect('/assets'));
});

it('waits for the session where it could redirect, but not for what visitors may see (D-ACC-15)', () => {
  const restoring: SessionState = { name: 'restoring' };
  expect(decideVisit('/cards', restoring)).toEqual({ kind: 'wait' });
  expect(decideVisit('/assets', restoring)).toEqual({ kind: 'wait' });
  expect(decideVisit('/login', restoring)).toEqual(show);
  expect(decideVisit('/', restoring)).toEqual(show);
});

it('maps every path back to its own route (MENU-022)', () => {
  for (const [name, { path }] of Object.entries(paths)) expect(findRoute(path.replaceAll(/:\w+/g, '7'))).toBe(name);
});

it('treats paths with and without a trailing slash as one route (D-MENU-15)', () => {
  expect(findRoute('/operation/withdraw/fiat/101/')).toBe('withdrawFiat');
  expect(findRoute('/operation/withdraw/crypto/201')).toBe('send');
});

it('decides access by session and KYC alone, not by roles (ACC-001, SES-035)', () => {
  for (const route of Object.values(paths)) {
    const path = route.path.replaceAll(/:\w+/g, '7');
    for (const status of ['on_board', 'draft', 'stuck']) {
      const decide = (roles: string[]) => decideVisit(path, { name: 'signedIn', session: buildSession({ status, roles }) });
      expect(decide(['ROLE_ADMIN', 'ROLE_OF_TOMORROW']), path).toEqual(decide([]));
    }
  }
});

it.each<readonly [string, SessionState, readonly string[]]>([
  ['pages of deals (MENU-027)', signedIn(), ['/assets/tokens/RSN/info']],
  [
    'the groups of accounts (MENU-028)',
    signedIn(),
    ['cash', 'crypto', 'data', 'stocks', 'bonds', 'notes'].map((group) => `/account-group/${group}`),
  ],
  [
    'the selections of a currency (MENU-029)',
    signedIn(),
    ['send', 'receive', 'exchange', 'topup-fiat', 'buy-crypto'].map((purpose) => `/select-currency-to/${purpose}`),
  ],
  [
    'the pages of deals, referral and club (MENU-030)',
    signedIn(),
    ['/assets/marketplace', '/referral-program', '/wealth-club', '/how-it-works', '/get-profit', '/invite-friends'],
  ],
  [
    'the operations with coins, and an order (MENU-031)',
    signedIn(),
    [
      '/operation/exchange/crypto/201/fiat/101',
      '/operation/exchange/fiat/101/crypto/201',
      '/operation/exchange/token/301/fiat/101',
      '/operation/withdraw/crypto/201/wallet/1',
      '/operation/withdraw/token/301/wallet/1',
      '/operation/topup/crypto/201/wallet/1',
      '/operation/topup/token/301/wallet/1',
      '/transactions/1042',
    ],
  ],
  [
    'the plans, each of them, and the reports (MENU-032, PLAN-002, PLAN-003)',
    signedIn(),
    ['/account-plans', '/account-plans/', '/account-plans/launch', '/account-plans/growth', '/account-plans/wealth', '/reports'],
  ],
  [
    'the selections and groups of the demo (MENU-033)',
    signedOut,
    [
      '/demo/account-group/cash',
      '/demo/account-group/crypto',
      ...['buy', 'send', 'receive', 'exchange'].map((purpose) => `/demo/select-currency-to/${purpose}`),
    ],
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
  for (const session of [signedOut, signedIn()])
    for (const path of ['/about', '/support/form', '/support/form/', '/successfully-changed', '/legal'])
      expect([path, decideVisit(path, session)]).toEqual([path, show]);
});

it('shows a customer history, alerts, address proof, password, currencies, settings, support and legal (APP-004)', () => {
  const listed = ['/transactions', '/notifications', '/address-verification', '/change-password', '/select-currency-to/exchange'];
  for (const path of [...listed, '/settings', '/support/form', '/about', '/legal'])
    expect([path, decideVisit(path, signedIn())]).toEqual([path, show]);
});

it('shows the notification centre to signed-in customers, verified or not (WISH-016)', () => {
  expect(decideVisit('/notifications', signedIn('draft'))).toEqual(show);
  expect(decideVisit('/notifications', signedOut)).toEqual(toRedirect('/', { keepsPath: true }));
});

it('has no route below a plan (PLAN-004)', () => {
  expect(findRoute('/account-plans/growth/more')).toBeNull();
});

it.each(['/account-plans', '/account-plans/growth', '/wealth-club'])(
  'shows %s to signed-in customers, verified or not (D-PLAN-13, D-CLUB-09)',
  (path) => {
    expect(decideVisit(path, signedIn('draft'))).toEqual(show);
    expect(decideVisit(path, signedOut)).toEqual(toRedirect('/', { keepsPath: true }));
  },
);
