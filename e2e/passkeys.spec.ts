import { expect, type Page } from '@playwright/test';
import { Authenticator } from './support/Authenticator.ts';
import type { Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const getAddButton = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const getRow = (page: Page, name: string) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem').filter({ hasText: name });
const getLogInButton = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

async function openSecurity(page: Page, customer: Customer): Promise<void> {
  await new LoginPage(page).resume(customer);
  await page.goto('/settings/security');
  await expect(page.getByRole('heading', { name: 'Passkeys', exact: true })).toBeVisible();
}

async function confirmByPassword(page: Page, { password }: Customer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

/** For a customer with a passkey, which is offered first. */
async function confirmByPasswordInstead(page: Page, customer: Customer): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm it is you' }).getByRole('button', { name: 'Use your password instead' }).click();
  await confirmByPassword(page, customer);
}

async function chooseAction(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('adds, renames and deletes a passkey @main @payee @gate (SCA-001, SCA-005, SCA-007)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer, '/settings');
  await page.getByRole('link', { name: 'Passkeys and devices' }).click();
  await expect(page.getByRole('button', { name: /^Add a passkey.+/ })).toBeVisible();
  await getAddButton(page).click();
  await confirmByPassword(page, customer);
  const naming = page.getByRole('dialog', { name: 'Name this passkey' });
  await expect(naming.getByLabel('Name')).toHaveValue(/^Chrome on /);
  expect(await authenticator.countPasskeys()).toBe(1);
  await naming.getByLabel('Name').fill('Work');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(getRow(page, 'Work')).toContainText('Never used');
  await chooseAction(page, 'Work', 'Rename');
  await naming.getByLabel('Name').fill('Home');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(getRow(page, 'Home')).toBeVisible();
  await chooseAction(page, 'Home', 'Delete');
  await page.getByRole('dialog', { name: 'Delete this passkey?' }).getByRole('button', { name: 'Delete passkey' }).click();
  await confirmByPasswordInstead(page, customer);
  await expect(page.getByText('Passkey deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add a passkey.+/ })).toBeVisible();
});

test('logs in with a passkey without a phone number and replaces another remembered account @main @gate (SCA-008, SCA-010)', async ({
  page,
  control,
}) => {
  const authenticator = await Authenticator.plugInto(page);
  const [other, customer] = [await control.customer('empty'), await control.customer('empty')];
  await page.addInitScript((username) => {
    if (sessionStorage.getItem('begun') !== null) return;
    sessionStorage.setItem('begun', 'yes');
    localStorage.setItem('wallet:v1:username', username);
    localStorage.setItem('wallet:v1:given_name', 'Somebody');
  }, other.username);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back, Somebody!' })).toBeVisible();
  await expect(getLogInButton(page)).toBeVisible();
  await authenticator.take(await control.passkey(customer.username));
  await getLogInButton(page).click();
  await page.waitForURL('**/assets');
  const storage = await page.evaluate(() => [
    localStorage.getItem('wallet:v1:username'),
    sessionStorage.getItem('wallet:v1:password_hash'),
  ]);
  expect(storage).toEqual([customer.username, null]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(`logs in from the field's autofill list (SCA-009)`, async ({ page, control }) => {
  const authenticator = await Authenticator.plugInto(page, { isInList: true });
  const customer = await control.customer('empty');
  await authenticator.take(await control.passkey(customer.username));
  await page.goto('/login');
  await page.waitForURL('**/assets');
});

test('a cancelled registration changes nothing, nor does one on a device that already has a passkey (SCA-003, SCA-006)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty');
  await openSecurity(page, customer);
  await authenticator.confirms(false);
  await getAddButton(page).click();
  await confirmByPassword(page, customer);
  await expect(page.getByRole('status').filter({ hasText: 'No passkey was created.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add a passkey.+/ })).toBeVisible();
  await authenticator.confirms(true);
  await authenticator.take(await control.passkey(customer.username));
  await getAddButton(page).click();
  await confirmByPasswordInstead(page, customer);
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
});

test('another passkey confirms a deletion in the browser (SCA-005, SCA-012)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  const customer = await control.customer('empty');
  await control.passkey(customer.username, 'Lost phone');
  const authenticator = await Authenticator.plugInto(page);
  await openSecurity(page, customer);
  await authenticator.take(await control.passkey(customer.username, 'This one'));
  await page.reload();
  await chooseAction(page, 'Lost phone', 'Delete');
  await page.getByRole('dialog', { name: 'Delete this passkey?' }).getByRole('button', { name: 'Delete passkey' }).click();
  await page.getByRole('dialog', { name: 'Confirm it is you' }).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByText('Passkey deleted')).toBeVisible();
  await expect(getRow(page, 'Lost phone')).toHaveCount(0);
  await expect(getRow(page, 'This one')).toContainText('Last used');
  await expect(page.getByText('A passkey was deleted: Lost phone')).toBeVisible();
});

test('requires a complete registration, and offers nothing in a browser without passkeys (SCA-004)', async ({ page, control }) => {
  await openSecurity(page, await control.customer('kyc_start'));
  await getAddButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Complete the registration' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('wallet:sandbox', JSON.stringify({ passkeys: 'none' })));
  await page.goto('/settings/security');
  await expect(page.getByText('This browser cannot create passkeys.')).toBeVisible();
  await expect(getAddButton(page)).toHaveCount(0);
});
