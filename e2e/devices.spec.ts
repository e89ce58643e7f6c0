import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('@main @payee shows another device, logs it out and lists its sign-in as recent activity @gate (DEV-001, DEV-002, DEV-009)', async ({
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
