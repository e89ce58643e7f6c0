import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { settled } from './support/settled.ts';

const OPERATIONS = '/api/v1/accounts/operations';

/** Signs in, and leads to a page by its address, as a link from elsewhere would. */
async function openDirectly(page: Page, customer: Customer, path: string): Promise<void> {
  await new LoginPage(page).logIn(customer);
  await page.goto(path);
}

const sendPath = async (control: Control, customer: Customer): Promise<string> =>
  `/operation/withdraw/crypto/${await control.accountId(customer, 'BTC')}`;

/** The operations response as it is, without a single account. */
async function withoutAccounts(request: APIRequestContext, { username, password }: Customer): Promise<object> {
  const signedIn: { access_token: string } = await (await request.post('/api/v1/sign_in', { data: { username, password } })).json();
  const answer = await request.get(OPERATIONS, { headers: { authorization: `Bearer ${signedIn.access_token}` } });
  const operations: object = await answer.json();
  return { ...operations, accounts: [], operations: [] };
}

test('a blocked service provider is told at the entry; closing leads to the accounts, receiving stays open (ACC-009, D-ACC-08)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
  const id = await control.accountId(customer, 'BTC');
  await openDirectly(page, customer, `/operation/withdraw/crypto/${id}`);
  const prompt = page.getByRole('dialog', { name: 'Oops... service not available, contact support' });
  await expect(prompt).toBeVisible();
  await expect(page.getByLabel('Amount')).toHaveCount(0);
  expect(await accessibilityIssues(page)).toEqual([]);
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/assets');
  await page.goto(`/operation/topup/crypto/${id}`);
  await expect(page.getByRole('heading', { name: 'Receive BTC' })).toBeVisible();
  await page.goto(`/operation/topup/fiat/${await control.accountId(customer, 'EUR')}/payment_network/1`);
  await expect(prompt).toBeVisible();
});

test('a long wait for the accounts is said, and Back leaves it (ACC-010, D-ACC-11)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const path = await sendPath(control, customer);
  await new LoginPage(page).logIn(customer);
  await settled(page);
  await control.fault({ match: { path: OPERATIONS, username: customer.username }, delayMs: 4000 });
  await page.goto(path);
  const checking = page.getByRole('dialog', { name: 'Checking access...' });
  await expect(checking).toBeVisible();
  await expect(checking.getByRole('button')).toHaveCount(0);
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Send BTC' })).toBeVisible();
  await expect(checking).toHaveCount(0);
  await control.fault({ match: { path: OPERATIONS, username: customer.username }, delayMs: 4000 });
  await page.reload();
  await expect(checking).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/assets');
});

for (const [addressStatus, title] of [
  ['success', 'Oops... service not available, contact support'],
  ['none', 'Confirm the address'],
  ['pending', 'Address verification is pending'],
] as const) {
  test(`without accounts, the address ${addressStatus}: “${title}” (ACC-011, D-ACC-09)`, async ({ page, control, request }) => {
    const customer = await control.customer('verified', { addressStatus });
    const path = await sendPath(control, customer);
    const body = await withoutAccounts(request, customer);
    await control.fault({ match: { path: OPERATIONS, username: customer.username }, status: 200, body, times: 0 });
    await openDirectly(page, customer, path);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect(page.getByLabel('Amount')).toHaveCount(0);
  });
}

test('accounts that cannot be loaded: the generic view, and another try opens the operation (ACC-018, ACC-019, D-ACC-16)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 5\d\d/);
  const customer = await control.customer('verified');
  const path = await sendPath(control, customer);
  await new LoginPage(page).logIn(customer);
  await settled(page);
  for (const status of [500, 502, 504, 599, 503]) {
    await control.fault({ match: { path: OPERATIONS, username: customer.username }, status });
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: 'Service is temporary unavailable' })).toBeVisible();
  }
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Send BTC' })).toBeVisible();
});

test('an account’s id leads to its top-up, an unknown one to the accounts (ACC-007, ACC-008, D-ACC-06)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const [euro, bitcoin] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'BTC')];
  await openDirectly(page, customer, `/operation/topup/${bitcoin}`);
  await expect(page).toHaveURL(`/operation/topup/crypto/${bitcoin}`);
  await page.goto(`/operation/topup/${euro}`);
  await expect(page).toHaveURL(new RegExp(`/operation/topup/fiat/${euro}/(card|payment_network)/`));
  await page.goto('/operation/topup/999999');
  await expect(page).toHaveURL('/assets');
});

test('an unknown page names the document, and leads home (APP-017, APP-018, D-APP-01)', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! The page you’re looking for could not be found.');
  await expect(page).toHaveTitle('Page not found · Halden');
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('link', { name: 'RETURN HOME' }).click();
  await expect(page).toHaveURL('/');
});

test('no address of the app has anything for an administrator (APP-051)', async ({ page, control }) => {
  await new LoginPage(page).logIn(await control.customer('verified', { roles: ['customer', 'ROLE_ADMIN'] }));
  for (const path of ['/admin', '/users', '/console']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Oops! The page you’re looking for could not be found.' })).toBeVisible();
  }
});

test('a link inside an overlay is followed without loading a page, and the new page starts at its top (D-MENU-02, APP-038)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).logIn(await control.customer('verified'));
  await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset['before'] = 'yes'));
  const scroll = (): Promise<number> =>
    page.evaluate(() => {
      window.scrollTo(0, 200);
      return window.scrollY;
    });
  // Longer than the screen as soon as what stands below the groups has come.
  await expect.poll(scroll).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => [document.documentElement.dataset['before'], window.scrollY])).toEqual(['yes', 0]);
  await page.goBack();
  await expect(page).toHaveURL('/assets');
});

test('the heading that takes the focus on a new page is read out, and no ring makes a control of it (D-APP-16)', async ({ page }) => {
  await page.goto('/');
  await settled(page);
  await page.getByRole('link', { name: 'Already have an account' }).press('Enter');
  await expect(page).toHaveURL('/login');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
});
