import { expect, it } from 'vitest';
import { paths } from './paths.ts';
import { buildSession } from '../testing/buildSession.ts';
import type { SessionState } from '../session/Session.ts';
import { guard, type Decision, type Visit } from './guard.ts';
import { routeClasses, routeOf } from './routeClasses.ts';

const STRANGER = { username: null, givenName: null, authStatus: null };
const ALICE = { username: '+37060000001', givenName: 'Alice', authStatus: 'on_board' };
const UNFINISHED = { username: '+37060000003', givenName: null, authStatus: 'kyc_start' };

const signedOut: SessionState = { name: 'signedOut' };
const signedIn = (status = 'on_board'): SessionState => ({ name: 'signedIn', session: buildSession({ status }) });

const visit = (path: string, session: SessionState, more: Partial<Visit> = {}): Decision =>
  guard({ route: routeOf(path), session, known: STRANGER, switchedOff: [], isAppStart: false, returnTo: null, ...more });

const show = { kind: 'show' };
const redirect = (to: string, more: object = {}) => ({ kind: 'redirect', to, ...more });
const codeLogin = redirect('/login', { state: { showLoginOneTimeCode: true } });

it.each<readonly [string, string, SessionState, object]>([
  ['APP-017 D-SES-17 (1) an unknown path is not found', '/nowhere', signedIn(), { kind: 'notFound' }],
  ['MENU-016 any other path under /operation/ is not found', '/operation/topup/fiat/1/cheque/2', signedIn(), { kind: 'notFound' }],
  ['D-MENU-15 paths are case-sensitive', '/Login', signedOut, { kind: 'notFound' }],
  ['SES-026 (2) a public route shows to a visitor', '/about', signedOut, show],
  ['SES-026 (2) a public route shows to a customer', '/about', signedIn('draft'), show],
  ['APP-008 the carousel shows to a visitor', '/', signedOut, show],
  ['D-APP-21 `/` leads a customer to the assets', '/', signedIn(), redirect('/assets')],
  ['SES-030 AUTH-027 (3) an auth route leads a customer to the assets', '/login', signedIn(), redirect('/assets')],
  ['MENU-021 (3) an auth route shows to a visitor', '/signup/forgot-password/confirm/sms', signedOut, show],
  ['MENU-020 (4) a kyc route without session follows the welcome logic', '/signup/kyc', signedOut, redirect('/', { keepsPath: true })],
  ['KYC-009 (4) the kyc page leads the stuck to theirs', '/signup/kyc', signedIn('stuck'), redirect('/signup/stuck')],
  ['KYC-016 (4) the stuck page leads the others to the kyc page', '/signup/stuck', signedIn('moderating'), redirect('/signup/kyc')],
  ['SES-031 MENU-023 (4) the kyc page is closed once KYC is complete', '/signup/kyc', signedIn(), redirect('/assets')],
  ['D-KYC-17 (4) a status without a kyc page', '/signup/stuck', signedIn('doc_expired'), redirect('/assets')],
  ['KYC-003 (4) the kyc page shows while KYC is on its way', '/signup/kyc', signedIn('kyc_start'), show],
  ['HOME-002 ACC-005 MENU-025 (6) the assets without a session are the demo', '/assets', signedOut, redirect('/demo')],
  ['HOME-003 MENU-025 (6) the demo with a session is the assets', '/demo', signedIn(), redirect('/assets')],
  ['HOME-071 (6) a demo route shows to a visitor', '/demo/account-group/crypto', signedOut, show],
  ['HOME-076 (6) the assets show to a customer without KYC', '/assets', signedIn('draft'), show],
  ['SES-027 (7) a preview route shows to a customer without KYC', '/account-group/cash', signedIn('draft'), show],
  ['D-MENU-18 (7) a preview route without session', '/account-group/cash', signedOut, redirect('/', { keepsPath: true })],
  ['SES-028 (8) a feature route shows once KYC is complete', '/transactions/1042', signedIn(), show],
  [
    'SES-029 ACC-004 (8) a feature route without KYC',
    '/cards',
    signedIn('kyc_finish'),
    redirect('/assets', { prompt: 'completeRegistration' }),
  ],
  ['ACC-003 (8) a feature route without session', '/cards', signedOut, redirect('/', { keepsPath: true })],
  [
    'SES-036 the password is changed by on_board customers only',
    '/change-password',
    signedIn('draft'),
    expect.objectContaining({ to: '/assets' }),
  ],
])('%s', (_, path, session, expected) => {
  expect(visit(path, session)).toEqual(expected);
});

it('(5) a switched-off feature leads to `/`, before the session is looked at (SES-032, MENU-024)', () => {
  expect(visit('/reports', signedIn(), { switchedOff: ['reports'] })).toEqual(redirect('/'));
  expect(visit('/reports', signedOut, { switchedOff: ['reports'] })).toEqual(redirect('/'));
});

it('a customer known by name is greeted at the login (D-SES-18)', () => {
  expect(visit('/cards', signedOut, { known: ALICE })).toEqual(redirect('/login', { keepsPath: true }));
});

it('a customer whose registration is not finished logs in by code (AUTH-010, ACC-006, D-SES-18)', () => {
  expect(visit('/cards', signedOut, { known: UNFINISHED })).toEqual({ ...codeLogin, keepsPath: true });
});

it('at `/` the carousel shows, except that the unfinished are sent on at the start of the app (D-SES-18)', () => {
  expect(visit('/', signedOut, { known: UNFINISHED, isAppStart: true })).toEqual(codeLogin);
  expect(visit('/', signedOut, { known: UNFINISHED })).toEqual(show);
  expect(visit('/', signedOut, { known: ALICE, isAppStart: true })).toEqual(show);
});

it('`/` forwards to the path wanted before the login if its guard allows (D-SES-12)', () => {
  expect(visit('/', signedIn(), { returnTo: '/transactions?date=30d' })).toEqual(redirect('/transactions?date=30d'));
  expect(visit('/', signedIn('draft'), { returnTo: '/transactions' })).toEqual(redirect('/assets'));
  expect(visit('/', signedIn(), { returnTo: '/login' })).toEqual(redirect('/assets'));
  expect(visit('/', signedIn(), { returnTo: '/' })).toEqual(redirect('/assets'));
});

it('a guard that could redirect waits for the session, what a visitor sees anyway does not (D-ACC-15)', () => {
  const restoring: SessionState = { name: 'restoring' };
  expect(visit('/cards', restoring)).toEqual({ kind: 'wait' });
  expect(visit('/assets', restoring)).toEqual({ kind: 'wait' });
  expect(visit('/login', restoring)).toEqual(show);
  expect(visit('/', restoring)).toEqual(show);
});

it('every path has a class, and its own pattern leads back to it (MENU-022)', () => {
  for (const [name, { pattern }] of Object.entries(paths)) expect(routeOf(pattern.replaceAll(/:\w+/g, '7'))).toBe(name);
  expect(Object.keys(routeClasses)).toEqual(
    Object.keys(paths).toSorted((left, right) => Object.keys(routeClasses).indexOf(left) - Object.keys(routeClasses).indexOf(right)),
  );
});

it('with and without trailing slash are one route (D-MENU-15)', () => {
  expect(routeOf('/operation/withdraw/fiat/101/')).toBe('withdrawFiat');
  expect(routeOf('/operation/withdraw/crypto/201')).toBe('send');
});

it('access depends on the session and on KYC alone: no role opens or closes a route (ACC-001, SES-035)', () => {
  for (const { pattern } of Object.values(paths)) {
    const path = pattern.replaceAll(/:\w+/g, '7');
    for (const status of ['on_board', 'draft', 'stuck']) {
      const decide = (roles: string[]) => visit(path, { name: 'signedIn', session: buildSession({ status, roles }) });
      expect(decide(['ROLE_ADMIN', 'ROLE_OF_TOMORROW']), path).toEqual(decide([]));
    }
  }
});
