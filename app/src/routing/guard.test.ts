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

it('redirects a signed-in customer from the sign-up to the assets (REG-033)', () => {
  expect(decideVisit('/signup', signedIn())).toEqual(toRedirect('/assets'));
});

it('prompts to complete registration for a choice of currencies before KYC (CUR-022)', () => {
  const asked = toRedirect('/assets', { prompt: 'completeRegistration' });
  expect(decideVisit('/select-currency-to/send', signedIn('kyc_start'))).toEqual(asked);
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
