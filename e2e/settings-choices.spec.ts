import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('a currency that was not applied is dropped; applied in one tab it holds in the other, and over a log-out @gate (D-SET-08)', async ({
  page,
  context,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  await new LoginPage(page).resume(customer, '/settings');
  await page.getByRole('radio', { name: /^US dollar/ }).check();
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash/ })).toContainText('€100.00');
  const otherTab = await context.newPage();
  await new LoginPage(otherTab).resume(customer);
  await page.goto('/settings');
  await page.getByRole('radio', { name: /^US dollar/ }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(otherTab.getByRole('link', { name: /^Cash/ })).toContainText('$');
});

test('in a browser there are no biometrics, and the app is offered (SET-001, SET-002)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: /Use Touch ID/ })).toBeDisabled();
  await expect(page.getByText("Touch ID doesn't work in the browser")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', /^https:/);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('a decided broker account offers no request; before KYC the request asks to finish it (SET-016, SET-017)', async ({
  page,
  control,
}) => {
  const login = new LoginPage(page);
  for (const status of ['signed', 'rejected']) {
    await login.resume(await control.customer('empty', { serviceProviders: [{ serviceProvider: 'securities', status }] }));
    await page.goto('/settings');
    await expect(page.getByRole('radio', { name: /^Euro/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /roker account/ })).toHaveCount(0);
  }
  await login.resume(await control.customer('kyc_start'));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Request broker account' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete the registration' })).toBeVisible();
});
