import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { roundTripsOf } from './support/roundTrips.ts';
import { settled } from './support/settled.ts';
import { freshPhone, SignUpPage } from './support/SignUpPage.ts';

test('a visitor becomes a customer: phone, code, identity, password, accounts @main @gate (REG-002, REG-003, REG-034)', async ({
  page,
  control,
}) => {
  const phone = freshPhone();
  await page.goto('/?utm_source=spring');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup?utm_source=spring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
  await expect(page).toHaveTitle(/^Sign up · /);
  await expect(page.getByText('This page is protected by a bot-check service.')).toBeVisible();

  const signUp = new SignUpPage(page);
  await signUp.askForCode(phone);
  await expect(page.getByText(`Enter the code we sent to ${phone}`)).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('You can request a new code in 00:');
  await signUp.enterCode(await control.latestCode(phone));

  await expect(page).toHaveURL('/assets');
  await signUp.readNotice();
  const prompt = page.getByRole('dialog', { name: 'Complete the registration' });
  await expect(prompt).toBeVisible();
  await prompt.getByRole('link', { name: 'Continue' }).click();

  await expect(page).toHaveURL('/signup/kyc');
  await expect(page.getByRole('heading', { name: 'Almost there…' })).toBeVisible();
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  const frame = page.frameLocator('iframe[title="Verify your identity"]');
  await frame.getByRole('button', { name: 'Approve' }).click();

  await expect(page.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
  await control.patch(phone, { status: 'kyc_completed' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await expect(page.getByRole('heading', { name: 'Set password' })).toBeVisible();
  await test.step('the password is set, and the customer lands on the accounts (KYC-020, PWD-010)', async () => {
    await page.getByLabel('Password', { exact: true }).fill('FjordHarbour7');
    await page.getByLabel('Confirm password').fill('FjordHarbour7');
    await page.getByRole('button', { name: 'Save password' }).click();

    await expect(page).toHaveURL('/assets');
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('the hash of the new password is kept for the session (PWD-027)', async () => {
    const stored = await page.evaluate(() => sessionStorage.getItem('wallet:v1:password_hash'));
    expect(stored).toMatch(/^[A-Za-z0-9+/=]+\.[A-Za-z0-9+/=]+$/);
  });
});

test('back and the same phone again: the dialog, then the code step without a second SMS (REG-006, REG-007, D-REG-16)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByRole('button', { name: 'Get a one-time code' }).click();
  const dialog = page.getByRole('dialog', { name: 'A code has already sent to this number' });
  await expect(dialog).toContainText('You will be able to request a new code only at the end of the timer time.');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  expect(await control.messagesTo(phone)).toHaveLength(1);
});

test('between the code and the accounts are three round trips: the sign-up, the app, what it shows (REG-013, SES-038, D-SES-25)', async ({
  page,
  control,
}) => {
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  const code = await control.latestCode(phone);
  await settled(page);
  const rows = await roundTripsOf(
    page,
    () => signUp.enterCode(code),
    () => page.getByRole('region', { name: 'Total balance' }).getByText('€').first().waitFor(),
  );
  expect(rows[0]?.length, rows.join(' or ')).toBeLessThanOrEqual(3);
  expect(rows.map((row) => row.slice(0, 2))).toContainEqual(['/api/v1/sign_up', '/']);
});

test('a wrong code stays, editing clears what was said, and the right one goes on (REG-028, ERR-029, D-REG-13)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  const right = await expectCode(control, phone);
  const wrong = right === '111111' ? '222222' : '111111';
  await signUp.enterCode(wrong);
  await expect(page.getByText('You entered the wrong code. Check the correctness and try again.')).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toHaveValue(wrong);
  await signUp.enterCode(right);
  await expect(page).toHaveURL('/assets');
});

test('a customer with a password is led to the login with the phone (REG-024, SET-030, D-REG-05)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const { username } = await control.customer('verified');
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(username);
  const issue = page.getByRole('alert').filter({ hasText: 'An account with this phone number already exists.' });
  await expect(issue.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/form');
  await issue.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Phone number')).toHaveValue(username);
});

test('where calls are better the customer says when the phone may ring (REG-022, REG-026, SET-029)', async ({ page, control }) => {
  const phone = freshPhone('+88162');
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(page.getByText(`We will call ${phone}. Enter the last 4 digits of the calling number.`)).toBeVisible();
  expect(await control.messagesTo(phone)).toEqual([]);
  await page.getByRole('button', { name: 'Get a call', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await signUp.enterCode(await control.latestCode(phone));
  await expect(page).toHaveURL('/assets');
});

test('an invitation is checked before the SMS is spent (REG-004, REG-029, D-REG-20)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await page.getByRole('button', { name: 'Already have an invitation code?' }).click();
  const invitation = page.getByLabel('Invitation code');
  await invitation.fill('no spaces');
  await signUp.askForCode(phone);
  await expect(invitation).toHaveAccessibleDescription(/Invalid code/);
  await invitation.fill('NOBODY-KNOWS');
  await page.getByRole('button', { name: 'Get a one-time code' }).click();
  await expect(invitation).toHaveAccessibleDescription(/Invalid code/);
  expect(await control.messagesTo(phone)).toEqual([]);
});

test('the next code may be requested after a minute that counts down (REG-008)', async ({ page }) => {
  const signUp = new SignUpPage(page);
  await page.clock.install();
  await signUp.open();
  await signUp.askForCode(freshPhone());
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(/You can request a new code in (?:01:00|00:5[5-9])/);
  await page.clock.fastForward(20_000);
  await expect(timer).toContainText(/in 00:(?:40|3[5-9])/);
  await page.clock.fastForward(41_000);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
});

test('a reload of the code step costs no SMS (D-REG-15)', async ({ page, control }) => {
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await control.messagesTo(phone)).toHaveLength(1);
  await signUp.enterCode(await control.latestCode(phone));
  await expect(page).toHaveURL('/assets');
});

test('a double click asks for one code and registers once (D-APP-12)', async ({ page, control }) => {
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Get a one-time code' }).dblclick();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  expect(await control.messagesTo(phone)).toHaveLength(1);
  await page.getByLabel('Code', { exact: true }).fill(await control.latestCode(phone));
  await page.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page).toHaveURL('/assets');
});

test('offline the phone stays, and the same press works when the network is back (ERR-003, D-REG-19)', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(page.getByRole('button', { name: 'Get a one-time code' })).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await signUp.askForCode(freshPhone());
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection!' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Get a one-time code' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
});

test('a provider in trouble is said above the button (ERR-001, D-REG-19)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await control.fault({ match: { method: 'POST', path: '/api/v1/one_time_code', username: phone }, status: 503 });
  await signUp.askForCode(phone);
  await expect(page.getByRole('alert').filter({ hasText: 'Service is temporary unavailable' })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
});

test('a failed bot check stops the call and keeps what was typed (REG-019, SET-036, D-APP-24)', async ({ page, control }) => {
  await page.addInitScript(() => localStorage.setItem('wallet:sandbox', JSON.stringify({ botCheck: 'fail' })));
  const phone = freshPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toContainText('Please try again later.');
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  expect(await control.messagesTo(phone)).toEqual([]);
});

test('a signed-in customer is led from the sign-up to the accounts (REG-033)', async ({ page, control }) => {
  const signUp = new SignUpPage(page);
  await signUp.signUp(freshPhone(), control);
  await page.goto('/signup');
  await expect(page).toHaveURL('/assets');
});

async function expectCode(control: { readonly latestCode: (to: string) => Promise<string> }, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    code = await control.latestCode(phone);
  }).toPass();
  return code;
}
