import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';
import { roundTripsOf } from './support/roundTrips.ts';
import { settled } from './support/settled.ts';

test('logs in by phone and password and sees the money @main @gate (APP-007, AUTH-003, AUTH-015)', async ({ page, control }) => {
  const customer = await control.customer('verified', { balances: { EUR: '12345.67' } });
  const login = new LoginPage(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your digital family office');
  await page.getByRole('link', { name: 'Already have an account' }).click();
  await expect(page).toHaveURL('/login');
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

test('other names than the stored one: the account is forgotten, and the phone is asked for again (AUTH-020, ERR-020, ERR-021)', async ({
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

test('the hash of the password is kept on the device and no request carries it (SES-009)', async ({ page, control }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`));
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  const storedHash = await page.evaluate(
    () => sessionStorage.getItem('wallet:v1:password_hash') ?? localStorage.getItem('wallet:v1:password_hash'),
  );
  expect(storedHash).toMatch(/^\S{24}\.\S{44}$/);
  const [salt = '', hash = ''] = storedHash?.split('.') ?? [];
  expect(requests.some((request) => request.includes(customer.password))).toBe(true);
  expect(requests.filter((request) => request.includes(salt) || request.includes(hash))).toEqual([]);
});

test('between a code and the accounts are three round trips: the login, the app, what it shows (AUTH-009, AUTH-015, SES-038)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.askForCode(customer.username);
  const code = await control.latestCode(customer.username);
  await settled(page);
  const rows = await roundTripsOf(
    page,
    () => login.enterCode(code),
    () => page.getByRole('link', { name: /^Cash 2 accounts/ }).waitFor(),
  );
  expect(rows[0]?.length, rows.join(' or ')).toBeLessThanOrEqual(3);
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual(['/api/v1/login', '/']);
});

test('as many between a password and the accounts (AUTH-012, AUTH-015, SES-038)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // The first letter fetches the font of the bullets: it is there before anybody has typed a password to its end.
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await settled(page);
  const rows = await roundTripsOf(
    page,
    () => page.getByRole('button', { name: 'Log in', exact: true }).click(),
    () => page.getByRole('link', { name: /^Cash 2 accounts/ }).waitFor(),
  );
  expect(rows[0]?.length, rows.join(' or ')).toBeLessThanOrEqual(3);
});

test('a wrong password offers the registration and keeps the phone (AUTH-021, AUTH-022, SET-035)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  await login.enterPassword('Wrong2026');
  const problem = page.getByRole('alert').filter({ hasText: 'Invalid password or phone number' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('link', { name: /registration/i })).toHaveAttribute('href', /^\/signup/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Wrong2026');
  expect(await accessibilityIssues(page)).toEqual([]);
  await login.enterPassword(customer.password);
  await expect(page).toHaveURL('/assets');
});

test('a dead network says so, keeps what was typed, and the same press works when it is back (ERR-003)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  // The first touch has sent for what comes next; the network goes once that is here.
  await settled(page);
  await context.setOffline(true);
  await login.enterPassword(customer.password);
  await expect(page.getByText('No internet connection!').first()).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(customer.password);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/assets');
});

test('an expired access token is refreshed once, unnoticed @gate (SES-013, SES-014)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  // Nothing may be on its way: a reload in the middle of a refresh is another story.
  await settled(page);
  await control.expire(customer.username, { access: true });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
  // The last-known balances are there at once; the call that needs the new token comes after them.
  const refreshes = async () => {
    const calls = await control.requests(customer.username, '/api/v1/refresh_token');
    return calls.filter(({ status }) => status === 200).length;
  };
  await expect.poll(refreshes).toBe(1);
});

test('an expired session logs out and says so (SES-015)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  await settled(page);
  await control.expire(customer.username, { access: true, refresh: true });
  await page.reload();
  await expect(page.getByText('Session expired').first()).toBeVisible();
  await expect(page).not.toHaveURL('/assets');
});

test('logging out forgets the session and restarts at the welcome @gate (SES-020, SES-022)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  await new Menu(page).logOut();
  await page.waitForURL((url) => !url.pathname.startsWith('/assets'));
  const storedKeys = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /token|roles|password_hash/.test(key)));
  expect(storedKeys).toEqual([]);
  await page.goto('/assets');
  await expect(page).not.toHaveURL('/assets');
});
