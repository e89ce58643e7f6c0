import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('@main @payee another device is seen, logged out, and told of @gate (DEV-001, DEV-002, DEV-009)', async ({
  page,
  control,
  request,
}) => {
  const customer = await control.customer('verified');
  const { username, password } = customer;
  await new LoginPage(page).logIn(customer);
  await page.getByRole('link', { name: /^Cash/ }).waitFor();
  const headers = { 'user-agent': IPHONE, 'x-device-id': 'a-phone-of-the-customer' };
  const other = await request.post('/api/v1/sign_in', { data: { username, password }, headers });
  const { access_token: token } = await other.json();

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Passkeys and devices' }).click();
  const devices = page.getByRole('region', { name: 'Devices' });
  const rows = devices.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first()).toContainText('Active now');
  await expect(rows.nth(1)).toContainText('Safari on iOS');
  await expect(rows.nth(1)).toContainText('by password');
  await expect(rows.nth(1)).toContainText('Place unknown');
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').first()).toContainText('New sign-in to your account');
  await expect(activity.getByRole('listitem').first()).toContainText('Safari on iOS');

  await rows.nth(1).getByRole('button', { name: 'Log out Safari on iOS' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out this device?' });
  await expect(dialog).toContainText('Safari on iOS must log in again.');
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Device logged out')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  const refused = await request.get('/api/v1/info/full', { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(401);
});

test('a session that was ended elsewhere is over at its next request (DEV-004)', async ({ page, control, request, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  const { username, password } = customer;
  await new LoginPage(page).logIn(customer);
  await page.getByRole('link', { name: /^Cash/ }).waitFor();
  const { access_token: token } = await (await request.post('/api/v1/sign_in', { data: { username, password } })).json();
  const headers = { authorization: `Bearer ${token}` };
  const logOut = await request.post('/api/v1/devices/log_out_others', { headers, data: {} });
  expect(await logOut.json()).toEqual({ ended: 1 });
  await page.goto('/profile');
  await expect(page.getByText('Session expired')).toBeVisible();
});

test('the device is the same after a log-out, and its sign-in is nobody’s news (DEV-006, DEV-007)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const login = new LoginPage(page);
  await login.logIn(customer);
  await page.getByRole('link', { name: /^Cash/ }).waitFor();
  const deviceOf = () => page.evaluate(() => localStorage.getItem('wallet:v1:device'));
  const first = await deviceOf();
  expect(first).toMatch(/^[\w-]{22}$/);
  await page.goto('/settings/security');
  await expect(page.getByText('Nothing has happened yet')).toBeVisible();
  await expect(page.getByText('You are signed in on this device only.')).toBeVisible();
  expect(await deviceOf()).toBe(first);
});

test('a sign-in from a new device stands in the notification centre and leads to the page (DEV-007, WISH-016)', async ({
  page,
  control,
  request,
}) => {
  const customer = await control.customer('empty');
  const { username, password } = customer;
  await new LoginPage(page).logIn(customer);
  await page.getByRole('link', { name: /^Cash/ }).waitFor();
  await request.post('/api/v1/sign_in', { data: { username, password }, headers: { 'user-agent': IPHONE } });
  await page.goto('/notifications');
  const row = page.getByRole('listitem').filter({ hasText: 'New sign-in to your account' });
  await expect(row).toContainText('Safari on iOS');
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/settings\/security$/);
});
