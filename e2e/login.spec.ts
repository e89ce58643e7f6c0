import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';
import { measureRoundTrips } from './support/roundTrips.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

test('logs in from the welcome page by phone and password and keeps the query @main @gate (APP-007, AUTH-003, MENU-009)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified', { balances: { EUR: '12345.67' } });
  const login = new LoginPage(page);
  await page.goto('/?utm_source=letter');
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', /\/signup\?utm_source=letter$/);
  await page.getByRole('link', { name: 'Already have an account' }).click();
  await expect(page).toHaveURL('/login?utm_source=letter');
  await expect(page.getByLabel('Phone number')).toBeVisible();
  await login.enterPhone(customer.username);
  await login.enterPassword(customer.password);
  await expect(page).toHaveURL('/assets');
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('€');
  await expect(page.getByRole('link', { name: /^Cash 2 accounts/ })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/assets');
  await expect(page.getByRole('link', { name: /^Cash 2 accounts/ })).toBeVisible();
});

test('logs in by a one-time code from the same screen @gate (AUTH-009, APP-007)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.byCode(customer.username, control);
  await expect(page).toHaveURL('/assets');
});

test('a username other than the stored one forgets the account and asks for the phone number again (AUTH-020, ERR-020, ERR-021)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.logIn(customer);
  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  await login.open();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.givenName);
  const match = { method: 'POST', path: '/api/v1/sign_in', username: customer.username };
  await control.fault({ match, status: 400, body: { code: 400, message: 'Usernames are not equal' } });
  await login.enterPassword(customer.password);
  await expect(page.getByText('You need to log in using your username and password')).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue('');
  await expect(page.getByText(customer.givenName)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('wallet:v1:username'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('takes three round trips from the password to the accounts: log-in, app, data (AUTH-012, AUTH-015, SES-038)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // The first character loads the font of the bullets, which is there long before anyone has typed a full password.
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await waitUntilSettled(page);
  const rows = await measureRoundTrips(
    page,
    () => page.getByRole('button', { name: 'Log in', exact: true }).click(),
    () => page.getByRole('link', { name: /^Cash 2 accounts/ }).waitFor(),
  );
  expect(rows[0]?.length, rows.join(' or ')).toBeLessThanOrEqual(3);
});

test('refreshes an expired access token once, unnoticed @gate (SES-013, SES-014)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  // No request may be pending, because a reload during a refresh is a different case.
  await waitUntilSettled(page);
  await control.expire(customer.username, { access: true });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
  // The last balances are shown first. The call that needs the new token comes later.
  const refreshes = async () => {
    const calls = await control.requests(customer.username, '/api/v1/refresh_token');
    return calls.filter(({ status }) => status === 200).length;
  };
  await expect.poll(refreshes).toBe(1);
});

test('logging out removes the session and returns to the welcome page @gate (SES-020, SES-022)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  await new Menu(page).logOut();
  await page.waitForURL((url) => !url.pathname.startsWith('/assets'));
  const storedKeys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|roles|password_hash/.test(key)));
  expect(storedKeys).toEqual([]);
  await page.goto('/assets');
  await expect(page).not.toHaveURL('/assets');
});
