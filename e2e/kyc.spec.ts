import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const FRAME_SELECTOR = 'iframe[title="Verify your identity"]';

test(`shows the screen of the check's result, and an uncertain one awaits a manual review @main @gate (KYC-019, KYC-021, KYC-023)`, async ({
  page,
  control,
}) => {
  const customer = await control.customer('draft');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  await expect(page.locator(FRAME_SELECTOR)).toHaveAttribute('src', new RegExp(`customer_id=${customer.uuid}`));
  await test.step('continues with the frame after a reload (KYC-024)', async () => {
    await page.reload();
    await page.frameLocator(FRAME_SELECTOR).getByRole('button', { name: 'Needs review' }).click();
  });
  await expect(page.getByRole('heading', { name: 'We are checking your data' })).toBeVisible();
  await expect(page.getByText('We will e-mail you when we are done.')).toBeVisible();
});

test('restarts a stuck registration (LIM-020, KYC-013)', async ({ page, control }) => {
  const customer = await control.customer('stuck');
  await new LoginPage(page).logIn(customer);
  await page.goto('/signup/kyc');
  await expect(page).toHaveURL('/signup/stuck');
  await expect(page.getByRole('heading', { name: 'Registration' })).toBeVisible();
  await expect(page.getByText('You applied more than 7 days ago.')).toBeVisible();
  await test.step('requests the status again after a reset and shows its screen (KYC-015, KYC-021)', async () => {
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page).toHaveURL('/signup/kyc');
    await expect(page.getByRole('heading', { name: 'Almost there…' })).toBeVisible();
  });
  await test.step('redirects the stuck page to the identity check after the reset (KYC-016)', async () => {
    await page.goto('/signup/stuck');
    await expect(page).toHaveURL('/signup/kyc');
  });
  await test.step('announces about 6 minutes after a passed check (LIM-019)', async () => {
    await page.getByRole('button', { name: 'Apply for KYC' }).click();
    await page.frameLocator(FRAME_SELECTOR).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('It usually takes about 6 minutes.')).toBeVisible();
  });
});

test('the prompt opens once on its own, and on every attempt to use a feature (HOME-035, SES-029, APP-011)', async ({ page, control }) => {
  const customer = await control.customer('draft');
  await new LoginPage(page).logIn(customer);
  const prompt = page.getByRole('dialog', { name: 'Complete the registration' });
  await expect(prompt).toContainText('Verify your identity to use all features.');
  await prompt.getByRole('button', { name: 'Later' }).click();
  await expect(prompt).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(prompt).toBeHidden();
  await page.goto('/transactions/1');
  await expect(page).toHaveURL('/assets');
  await expect(prompt).toBeVisible();
});
