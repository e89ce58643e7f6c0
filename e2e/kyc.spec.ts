import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const frameOf = 'iframe[title="Verify your identity"]';

test('the frame asks for the camera, is left by Back, and goes on where it was (KYC-005, KYC-018, KYC-023)', async ({ page, control }) => {
  const customer = await control.customer('draft');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  const frame = page.locator(frameOf);
  await expect(frame).toHaveAttribute('src', new RegExp(`customer_id=${customer.uuid}`));
  await page.frameLocator(frameOf).getByRole('button', { name: 'Camera problem' }).click();
  const warning = page.getByText('To use your camera, open this page in Chrome on Android or in Safari on iOS.');
  await expect(warning).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(warning).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Almost there…' })).toBeVisible();
});

test('each answer of the check shows the screen of its status; a doubtful one waits for a person @main @gate (KYC-006, KYC-019, KYC-021)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('draft');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  await expect(page.locator(frameOf)).toBeVisible();
  await test.step('a reload goes on with the frame (KYC-024)', async () => {
    await page.reload();
    await page.frameLocator(frameOf).getByRole('button', { name: 'Needs review' }).click();
  });
  await expect(page.getByRole('heading', { name: 'We are checking your data' })).toBeVisible();
  await expect(page.getByText('Please wait for an e-mail from us.')).toBeVisible();
});

test('when the provider cannot be told, the check is told again, not made again (LIM-019, D-KYC-13, KYC-017)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('kyc_start');
  await new LoginPage(page).logIn(customer);
  await control.fault({ match: { method: 'POST', path: '/api/v1/on_boarding/finish_kyc', username: customer.username }, status: 503 });
  await page.goto('/signup/kyc');
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  await page.frameLocator(frameOf).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Service is temporary unavailable' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
  await expect(page.getByText('It usually takes about 6 minutes.')).toBeVisible();
});

test('a stuck registration begins again (LIM-020, KYC-009, KYC-013)', async ({ page, control }) => {
  const customer = await control.customer('stuck');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await expect(page).toHaveURL('/signup/stuck');
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible();
  await expect(page.getByText('More than 7 days have passed since you applied for verification.')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await test.step('a reset requests the status again and shows its screen (KYC-015, KYC-021)', async () => {
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL('/signup/kyc');
    await expect(page.getByRole('heading', { name: 'Almost there…' })).toBeVisible();
  });
  await test.step('once reset, the stuck page leads to the identity check (KYC-016)', async () => {
    await page.goto('/signup/stuck');
    await expect(page).toHaveURL('/signup/kyc');
  });
});

test('a password that everybody knows is refused on its field, another refusal at the bottom (PWD-012, ERR-042)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 4(?:00|22)/);
  const customer = await control.customer('kyc_completed');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await expect(page.getByRole('button', { name: 'Save password' })).toBeDisabled();
  await page.getByLabel('Password', { exact: true }).fill('Password1');
  await page.getByLabel('Confirm password').fill('Password1');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Choose another password/);
  await control.fault({
    match: { method: 'POST', path: '/api/v1/setup_password', username: customer.username },
    status: 400,
    body: { code: 400, message: 'The password cannot be set today.' },
  });
  await page.getByLabel('Password', { exact: true }).fill('FjordHarbour7');
  await page.getByLabel('Confirm password').fill('FjordHarbour7');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The password cannot be set today.' })).toBeVisible();
  await expect(page.getByLabel('Confirm password')).toHaveValue('FjordHarbour7');
});

test('a session that is over ends the registration with “Session expired” (PWD-013, ERR-043, SES-015)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('kyc_completed');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await page.getByLabel('Password', { exact: true }).fill('FjordHarbour7');
  await page.getByLabel('Confirm password').fill('FjordHarbour7');
  await pressAfterEnd(page.getByRole('button', { name: 'Save password' }), control, customer.username);
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});

test('the prompt comes by itself once, and on every attempt at a feature (HOME-035, SES-029, APP-011)', async ({ page, control }) => {
  const customer = await control.customer('draft');
  await new LoginPage(page).logIn(customer);
  const prompt = page.getByRole('dialog', { name: 'Complete the registration' });
  await expect(prompt).toContainText('To use all the features, finish the verification of your identity.');
  await prompt.getByRole('button', { name: 'Later' }).click();
  await expect(prompt).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(prompt).toBeHidden();
  await page.goto('/transactions/1');
  await expect(page).toHaveURL('/assets');
  await expect(prompt).toBeVisible();
});
