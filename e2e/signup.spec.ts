import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';
import { createPhone, matchPhone, SignUpPage } from './support/SignUpPage.ts';

test('a visitor becomes a customer: phone, code, identity, password, accounts @main @gate (REG-002, REG-003, REG-034)', async ({
  page,
  control,
}) => {
  const phone = createPhone();
  await page.goto('/?utm_source=spring');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup?utm_source=spring');
  await test.step('has a page title (REG-001)', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
    await expect(page).toHaveTitle(/^Sign up · /);
  });
  await expect(page.getByText('This page is protected by a bot-check service.')).toBeVisible();

  const signUp = new SignUpPage(page);
  await signUp.askForCode(phone);
  await expect(page.getByText(new RegExp(`^Enter the code we sent to ${matchPhone(phone)}$`))).toBeVisible();
  await expect(page.getByRole('timer')).toContainText('New code in 00:');
  await test.step('restarts the app with the accounts after the code (REG-013)', async () => {
    const restarted = page.waitForEvent('domcontentloaded');
    await signUp.enterCode(await control.latestCode(phone));
    await restarted;
    await expect(page).toHaveURL('/assets');
  });
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
  await test.step('sets the password and opens the accounts (KYC-020, PWD-010)', async () => {
    await page.getByLabel('Password', { exact: true }).fill('FjordHarbour7');
    await page.getByLabel('Confirm password').fill('FjordHarbour7');
    await page.getByRole('button', { name: 'Save password' }).click();

    await expect(page).toHaveURL('/assets');
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('stores the hash of the new password for the session (PWD-027)', async () => {
    const stored = await page.evaluate(() => sessionStorage.getItem('wallet:v1:password_hash'));
    expect(stored).toMatch(/^[A-Za-z0-9+/=]+\.[A-Za-z0-9+/=]+$/);
  });
});

test('a reload, Back and the same phone number send a single SMS and keep the countdown (REG-007, REG-008, D-REG-16)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const phone = createPhone();
  const signUp = new SignUpPage(page);
  await page.clock.install();
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(page.getByRole('timer')).toContainText(/New code in (?:01:00|00:[2-5]\d)/);
  await page.reload();
  await expect(page.getByRole('timer')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await page.getByRole('button', { name: 'Get a one-time code' }).click();
  const dialog = page.getByRole('dialog', { name: 'A code has already sent to this number' });
  await expect(dialog).toContainText('You will be able to request a new code only at the end of the timer time.');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  expect(await control.messagesTo(phone)).toHaveLength(1);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeEnabled();
});

test('a customer with a password is sent to the login with the phone number filled in (REG-024, SET-030, D-REG-05)', async ({
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

test('offers a call where calls are more reliable, when the customer is ready (REG-022, REG-026, SET-029)', async ({ page, control }) => {
  const phone = createPhone('+88162');
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(phone);
  await expect(
    page.getByText(new RegExp(`^We will call ${matchPhone(phone)}. Enter the last 4 digits of the number that calls you.$`)),
  ).toBeVisible();
  expect(await control.messagesTo(phone)).toEqual([]);
  await page.getByRole('button', { name: 'Get a call', exact: true }).click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  await signUp.enterCode(await control.latestCode(phone));
  await expect(page).toHaveURL('/assets');
});

test('checks the invitation before sending an SMS, and keeps the phone number while offline (REG-004, REG-029, D-REG-19)', async ({
  page,
  context,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/, /ERR_INTERNET_DISCONNECTED/);
  const phone = createPhone();
  const signUp = new SignUpPage(page);
  await signUp.open();
  await page.getByRole('button', { name: 'Already have an invitation code?' }).click();
  const invitation = page.getByLabel('Invite code');
  await invitation.fill('NOBODY-KNOWS');
  await signUp.askForCode(phone);
  await expect(invitation).toHaveAccessibleDescription(/Invalid code/);
  expect(await control.messagesTo(phone)).toEqual([]);
  await invitation.fill('');
  await waitUntilSettled(page);
  await context.setOffline(true);
  const ask = page.getByRole('button', { name: 'Get a one-time code' });
  await ask.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection!' })).toBeVisible();
  await expect(page.getByLabel('Phone number')).toHaveValue(phone);
  await context.setOffline(false);
  await ask.click();
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
});
