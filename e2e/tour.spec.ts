import { expect, type Page } from '@playwright/test';
import type { Control, Customer, Preset } from './support/control.ts';
import { findAccessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { findUnvisitedRoutes } from './support/routes.ts';
import { groupPaths } from './support/groupPaths.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';
import { watchShifts } from './support/shifts.ts';
import { openApproved } from './support/travelRuleSend.ts';

// Visits every route once on a phone, with data arriving half a second after the page. Nothing may shift by then (APP-053), axe must be
// clean, and 320 px must be wide enough.

const LATE_MS = 500;

const visitorPaths = [
  '/',
  '/login',
  '/signup',
  '/signup/forgot-password',
  '/successfully-changed',
  '/about',
  '/support/form',
  '/demo',
  '/demo/account-group/cash',
  '/demo/select-currency-to/send',
];

/** Customer pages by tour. `EUR`, `USD`, `BTC`, `CARD` and `ORDER` are replaced by ids. */
const customerPaths: Readonly<Record<string, readonly string[]>> = {
  'the accounts': ['/assets', ...groupPaths, '/account/fiat/EUR', '/account/crypto/BTC', '/add-money'],
  'operations in money': [
    '/select-currency-to/exchange',
    '/operation/topup/EUR',
    '/operation/topup/fiat/EUR',
    '/operation/topup/fiat/EUR/payment_network/1',
    '/operation/topup/fiat/EUR/card/CARD',
    '/operation/withdraw/fiat/EUR',
    '/operation/withdraw/fiat/EUR/payment_network/1',
    '/operation/exchange/fiat/EUR/fiat/USD',
    '/operation/exchange/fiat/EUR/crypto/BTC',
    '/operation/exchange/crypto/BTC/fiat/EUR',
  ],
  'operations in coins, deals and history': [
    '/select-currency-to/send',
    '/operation/topup/crypto/BTC',
    '/operation/topup/crypto/BTC/wallet/0',
    '/operation/withdraw/crypto/BTC',
    '/operation/withdraw/crypto/BTC/wallet/0',
    '/assets/marketplace',
    '/assets/tokens/RSN/info',
    '/transactions',
    '/transactions/ORDER',
    '/notifications',
  ],
  'cards, reports and the customer': [
    '/cards',
    '/cards/new',
    '/cards/CARD',
    '/cards/UNVERIFIED/verification',
    '/reports',
    '/profile',
    '/profile/account_closure',
    '/address-book',
    '/change-password',
    '/trusted-recipients',
  ],
  'settings, plans and referral': [
    '/settings',
    '/settings/security',
    '/settings/biometrics',
    '/account-plans',
    '/account-plans/wealth',
    '/referral-program',
    '/how-it-works',
    '/get-profit',
    '/invite-friends',
    '/wealth-club',
  ],
};

/** Pages of customers with an open task, which the dashboard also shows. */
const unfinished: readonly (readonly [Preset, readonly string[]])[] = [
  ['kyc_start', ['/signup/kyc', '/assets']],
  ['stuck', ['/signup/stuck']],
  ['address_none', ['/address-verification', '/assets']],
  ['empty', ['/assets']],
];

/** Only reachable by a press. */
const INSTRUCTIONS = '/signup/forgot-password/confirm/sms';
/** Redirects to another site. */
const leavingPaths = ['/legal'];
const travelRulePaths = ['/operation/travel-rule-send/crypto/1', '/operation/travel-rule-receive/crypto/1'];

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

type Stop = {
  readonly path: string;
  /** Opens the page. @default by its URL */
  readonly open?: () => Promise<unknown>;
};

/**
 * The dashboard waits for the most data. It is checked at every width, of which a phone can be a little narrower than ours, and again after
 * a reload with the last balances.
 */
const WIDTHS = [1280, 768, 375, PHONE.width];
const forgetFigures = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.removeItem('wallet:v1:last_dashboard'));

async function runTour(page: Page, stops: readonly Stop[]): Promise<readonly string[]> {
  const shifts = await watchShifts(page);
  const faults: string[] = [];
  const look = async (where: string): Promise<void> => {
    await waitUntilSettled(page);
    for (const line of await shifts.moved()) faults.push(`${where} ${line}`);
  };
  for (const { path, open = () => page.goto(path) } of stops) {
    for (const width of path === '/assets' ? WIDTHS : [PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      if (path === '/assets') await forgetFigures(page);
      await open();
      await look(`${path} at ${width} px`);
      if (path !== '/assets') continue;
      await page.reload();
      await look(`${path} at ${width} px, loaded again,`);
    }
    for (const issue of await findAccessibilityIssues(page)) faults.push(`${path} ${issue}`);
    await page.setViewportSize(NARROW);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > NARROW.width) faults.push(`${path} is ${width} px wide at 320 px`);
  }
  return faults;
}

const delayAnswers = (control: Control, { username }: Customer): Promise<void> =>
  control.fault({ match: { path: '/api/', username }, delayMs: LATE_MS, times: 0 });

test('nothing shifts, axe is clean and 320 px suffice: visitor pages @gate (APP-053, APP-014)', async ({ page, control }) => {
  const { username } = await control.customer('verified');
  const askForInstructions = async (): Promise<void> => {
    await page.goto('/signup/forgot-password');
    await page.getByLabel('Phone number').fill(username);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL(`**${INSTRUCTIONS}`);
    // Changes after a press do not count as shifts, so the page is loaded again.
    await page.reload();
  };
  const stops = [...visitorPaths.map((path) => ({ path })), { path: INSTRUCTIONS, open: askForInstructions }];
  expect(await runTour(page, stops)).toEqual([]);
});

for (const [name, paths] of Object.entries(customerPaths))
  test(`nothing shifts, axe is clean and 320 px suffice: ${name} @gate (APP-053, APP-014)`, async ({ page, control }) => {
    const customer = await control.customer('verified');
    const ids = await control.ids(customer);
    await delayAnswers(control, customer);
    await new LoginPage(page).resume(customer, '/about');
    const stops = paths.map((path) => ({ path: path.replaceAll(/\b[A-Z]{3,}\b(?!\/info)/g, (word) => ids[word] ?? word) }));
    expect(await runTour(page, stops)).toEqual([]);
  });

for (const [preset, paths] of unfinished)
  test(`nothing shifts, axe is clean and 320 px suffice: open tasks, ${preset} @gate (APP-053, APP-014)`, async ({ page, control }) => {
    const customer = await control.customer(preset);
    await delayAnswers(control, customer);
    await new LoginPage(page).resume(customer, '/about');
    expect(
      await runTour(
        page,
        paths.map((path) => ({ path })),
      ),
    ).toEqual([]);
  });

test('nothing shifts, axe is clean and 320 px suffice: the travel rule, both directions @gate (APP-053, APP-014)', async ({
  page,
  control,
}) => {
  const { customer, id: sent } = await openApproved(page, control);
  const received = await control.depositCrypto(customer.username, 'ETH', '0.5');
  await delayAnswers(control, customer);
  const stops = [{ path: `/operation/travel-rule-send/crypto/${sent}` }, { path: `/operation/travel-rule-receive/crypto/${received}` }];
  expect(await runTour(page, stops)).toEqual([]);
});

test('the tour visits every route @gate', () => {
  const walked = [
    ...visitorPaths,
    ...Object.values(customerPaths).flat(),
    ...unfinished.flatMap(([, paths]) => paths),
    INSTRUCTIONS,
    ...travelRulePaths,
    ...leavingPaths,
  ];
  expect(findUnvisitedRoutes(walked)).toEqual([]);
});
