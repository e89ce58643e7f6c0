import { expect, type Page } from '@playwright/test';
import { Authenticator } from './support/Authenticator.ts';
import type { Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Add a passkey' });
const row = (page: Page, name: string) => page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem').filter({ hasText: name });
const logIn = (page: Page) => page.getByRole('button', { name: 'Log in with a passkey' });

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

/** Of a customer who has a passkey: that is offered first. */
async function confirmByPasswordInstead(page: Page, customer: Customer): Promise<void> {
  await page.getByRole('dialog', { name: 'Confirm it is you' }).getByRole('button', { name: 'Use your password instead' }).click();
  await confirmByPassword(page, customer);
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a passkey is added, renamed and deleted @main @payee @gate (SCA-001, SCA-005, SCA-007)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer, '/settings');
  await page.getByRole('link', { name: 'Passkeys and devices' }).click();
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
  await add(page).click();
  await confirmByPassword(page, customer);
  const naming = page.getByRole('dialog', { name: 'Name this passkey' });
  await expect(naming.getByLabel('Name')).toHaveValue(/^Chrome on /);
  expect(await authenticator.countPasskeys()).toBe(1);
  await naming.getByLabel('Name').fill('Work');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(row(page, 'Work')).toContainText('Never used');
  await choose(page, 'Work', 'Rename');
  await naming.getByLabel('Name').fill('Home');
  await naming.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, 'Home')).toBeVisible();
  await choose(page, 'Home', 'Delete');
  await page.getByRole('dialog', { name: 'Delete this passkey?' }).getByRole('button', { name: 'Delete passkey' }).click();
  await confirmByPasswordInstead(page, customer);
  await expect(page.getByText('Passkey deleted')).toBeVisible();
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
});

test('a passkey logs in without a phone, and another remembered account gives way @main @gate (SCA-008, SCA-010)', async ({
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
  await expect(logIn(page)).toBeVisible();
  await authenticator.take(await control.passkey(customer.username));
  await logIn(page).click();
  await page.waitForURL('**/assets');
  const storage = await page.evaluate(() => [
    localStorage.getItem('wallet:v1:username'),
    sessionStorage.getItem('wallet:v1:password_hash'),
  ]);
  expect(storage).toEqual([customer.username, null]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the list of the field logs in by itself (SCA-009)', async ({ page, control }) => {
  const authenticator = await Authenticator.plugInto(page, { isInList: true });
  const customer = await control.customer('empty');
  await authenticator.take(await control.passkey(customer.username));
  await page.goto('/login');
  await page.waitForURL('**/assets');
});

test('a sheet that is cancelled says nothing, and the focus is on the button (SCA-011)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  const authenticator = await Authenticator.plugInto(page, { isInList: true });
  await page.goto('/login');
  // It has no passkey of ours: the browser ends the request as it does when its sheet is closed.
  await logIn(page).click();
  await expect(logIn(page)).toBeEnabled();
  await expect(logIn(page)).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await authenticator.take(await control.passkey(customer.username));
  await logIn(page).click();
  await page.waitForURL('**/assets');
});

test('a passkey that was deleted cannot be used (SCA-011)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty');
  const authenticator = await Authenticator.plugInto(page);
  await page.goto('/login');
  const passkey = await control.passkey(customer.username);
  await control.patch(customer.username, { passkeys: [] });
  await authenticator.take(passkey);
  await logIn(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This passkey cannot be used');
  await expect(alert).toContainText('It may have been deleted. Log in with your password and look at your passkeys in Settings.');
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('what the status says is said as for a password (SCA-011)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  const customer = await control.customer('empty', { hold: 'disabled' });
  const authenticator = await Authenticator.plugInto(page);
  await page.goto('/login');
  await authenticator.take(await control.passkey(customer.username));
  await logIn(page).click();
  await expect(page.getByRole('alert')).toContainText('This account is disabled');
});

test('adding that is cancelled changes nothing, and so does a device that has one (SCA-003, SCA-006)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty');
  await openSecurity(page, customer);
  await authenticator.confirms(false);
  await add(page).click();
  await confirmByPassword(page, customer);
  await expect(page.getByRole('status').filter({ hasText: 'No passkey was created.' })).toBeVisible();
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
  await authenticator.confirms(true);
  await authenticator.take(await control.passkey(customer.username));
  await add(page).click();
  await confirmByPasswordInstead(page, customer);
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
});

test('the eleventh is refused in the provider’s words (SCA-006)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  for (let count = 0; count < 10; count += 1) await control.passkey(customer.username);
  await openSecurity(page, customer);
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(10);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You can have at most 10 passkeys' })).toBeVisible();
});

test('a name of another passkey, case ignored, is refused under the field (SCA-006)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await control.passkey(customer.username, 'Phone');
  await control.passkey(customer.username, 'Laptop');
  await openSecurity(page, customer);
  await choose(page, 'Laptop', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Name this passkey' });
  await dialog.getByLabel('Name').fill('PHONE');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('A passkey with this name already exists')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
});

test('after a temporary password a passkey is added 72 hours later (SCA-012)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  const { username } = await control.customer('empty');
  const { request } = page;
  await request.post('/api/v1/forgot_password', { data: { token: 'any', data: { username } } });
  const temporary = await control.latestCode(username);
  const signedIn: unknown = await (await request.post('/api/v1/sign_in', { data: { username, password: temporary } })).json();
  const token = typeof signedIn === 'object' && signedIn !== null && 'access_token' in signedIn ? String(signedIn.access_token) : '';
  const password = 'Fjord2031mild';
  await request.post('/api/v1/change_password', {
    headers: { authorization: `Bearer ${token}` },
    data: { old_password: temporary, new_password: { first: password, second: password } },
  });
  await new LoginPage(page).resume({ username, password });
  await page.goto('/settings/security');
  await add(page).click();
  await expect(page.getByText(/^You can add a passkey again after .+, \d\d:\d\d UTC\.$/)).toBeVisible();
  await expect(add(page)).toHaveCount(0);
});

test('a browser without passkeys has no button, neither here nor at the login (SCA-004)', async ({ page, control }) => {
  await page.addInitScript(() => localStorage.setItem('wallet:sandbox', JSON.stringify({ passkeys: 'none' })));
  const customer = await control.customer('empty');
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(logIn(page)).toHaveCount(0);
  await openSecurity(page, customer);
  await expect(page.getByText('This browser cannot create passkeys.')).toBeVisible();
  await expect(add(page)).toHaveCount(0);
});

test('before the end of the registration the button asks to complete it (SCA-004)', async ({ page, control }) => {
  const customer = await control.customer('kyc_start');
  await openSecurity(page, customer);
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'Complete the registration' })).toBeVisible();
});

test('the button that is pressed twice sends one request, and calling it off changes nothing (SCA-013)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  await Authenticator.plugInto(page);
  const customer = await control.customer('empty');
  await openSecurity(page, customer);
  await add(page).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(dialog).toBeVisible();
  expect(await control.requests(customer.username, '/api/v1/passkeys/options')).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(add(page)).toBeFocused();
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
});

test('a reload during the sheet leaves the list as it was (SCA-013)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  const authenticator = await Authenticator.plugInto(page);
  const customer = await control.customer('empty');
  await openSecurity(page, customer);
  await authenticator.isThere(false);
  await add(page).click();
  const options = page.waitForResponse((answer) => answer.url().endsWith('/passkeys/options') && answer.status() === 200);
  await confirmByPassword(page, customer);
  await options;
  await page.reload();
  await expect(page.getByText('You have no passkeys yet')).toBeVisible();
});

test('the end of the session closes the dialogs with "Session expired" (SCA-013)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty');
  await control.passkey(customer.username, 'Phone');
  await openSecurity(page, customer);
  await choose(page, 'Phone', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Name this passkey' });
  await dialog.getByLabel('Name').fill('Old phone');
  await pressAfterEnd(dialog.getByRole('button', { name: 'Save' }), control, customer.username);
  await expect(page.getByText('Session expired')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a list that cannot be loaded says so; the other sections stay (SCA-002)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  await control.fault({
    match: { method: 'GET', path: '/api/v1/passkeys', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 0,
  });
  await openSecurity(page, customer);
  await expect(page.getByRole('alert').filter({ hasText: 'Service is temporary unavailable' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Devices' })).toBeVisible();
});

test('another passkey says who it is, and the browser confirms (SCA-005, SCA-012)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 403/);
  const customer = await control.customer('empty');
  await control.passkey(customer.username, 'Lost phone');
  const authenticator = await Authenticator.plugInto(page);
  await openSecurity(page, customer);
  await authenticator.take(await control.passkey(customer.username, 'This one'));
  await page.reload();
  await choose(page, 'Lost phone', 'Delete');
  await page.getByRole('dialog', { name: 'Delete this passkey?' }).getByRole('button', { name: 'Delete passkey' }).click();
  await page.getByRole('dialog', { name: 'Confirm it is you' }).getByRole('button', { name: 'Confirm with a passkey' }).click();
  await expect(page.getByText('Passkey deleted')).toBeVisible();
  await expect(row(page, 'Lost phone')).toHaveCount(0);
  await expect(row(page, 'This one')).toContainText('Last used');
  await expect(page.getByText('A passkey was deleted: Lost phone')).toBeVisible();
});
