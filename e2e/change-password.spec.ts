import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const NEW = 'FjordHarbour7';

async function fill(page: Page, old: string, first: string, second = first): Promise<void> {
  await page.getByLabel('Old password').fill(old);
  await page.getByLabel('New password').fill(first);
  await page.getByLabel('Confirm password').fill(second);
}

async function openForm(page: Page, control: Control) {
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  await page.goto('/change-password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  return customer;
}

test('the change ends every session, in every tab, and the new password logs in @main @gate (PWD-014, PWD-017, SET-021)', async ({
  page,
  control,
  context,
}) => {
  const customer = await openForm(page, control);
  const otherTab = await context.newPage();
  await otherTab.goto('/assets');
  await expect(otherTab.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await fill(page, customer.password, NEW);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL('/successfully-changed');
  await expect(page.getByRole('heading', { name: 'Password updated' })).toBeVisible();
  await expect(otherTab).toHaveURL('/successfully-changed');
  await page.getByRole('link', { name: 'Log in' }).click();
  await new LoginPage(page).enterPassword(NEW);
  await expect(page).toHaveURL('/assets');
});

test('a wrong old password stands on its field, editing clears it (PWD-015, SET-020)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  await openForm(page, control);
  await fill(page, 'WrongPassword1', NEW);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(page.getByLabel('Old password')).toHaveAccessibleDescription(/Invalid password/);
  await expect(save).toBeDisabled();
  await page.getByLabel('Old password').fill('AnotherWrong1');
  await expect(page.getByLabel('Old password')).not.toHaveAccessibleDescription(/Invalid password/);
  await expect(save).toBeEnabled();
});

test('the old password is refused as the new one (PWD-014, PWD-015, D-PWD-08)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 422/);
  const { password } = await openForm(page, control);
  await fill(page, password, password);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Choose another password/);
});

test('a session that is over ends with “Session expired” (PWD-014)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await openForm(page, control);
  await fill(page, customer.password, NEW);
  await pressAfterEnd(page.getByRole('button', { name: 'Save', exact: true }), control, customer.username);
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('a customer who is not on board is led to the accounts (SET-018, SES-036, ACC-012)', async ({ page, control }) => {
  const customer = await control.customer('kyc_start');
  await new LoginPage(page).logIn(customer);
  await page.goto('/change-password');
  await expect(page).toHaveURL('/assets');
  await test.step('access depends on the verification status (ACC-002, KYC-002)', async () => {
    await expect(page.getByRole('dialog', { name: 'Complete the registration' })).toBeVisible();
  });
});
