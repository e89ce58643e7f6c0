import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const PATH = '/api/v1/private/user/account_closure';

test('closes the account with the code and accepts a correction of a wrong one @gate (PROF-017, PROF-022, DESK-013)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  // 401: a pending request of the page when the account is closed (D-PROF-18).
  expectedComplaints.push(/status of 40[01]/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer, '/profile');
  await page.evaluate((uuid) => {
    localStorage.setItem(`wallet:v1:address_book/${uuid}`, '[]');
    localStorage.setItem(`wallet:v1:read_marks/${uuid}`, '- o1');
    localStorage.setItem('wallet:v1:order_notes', JSON.stringify([{ uuid, orderId: '1', note: 'rent' }]));
  }, customer.uuid);
  await page.getByRole('button', { name: 'Close account' }).click();
  await page.getByRole('button', { name: 'Close my account' }).click();
  await page.getByRole('button', { name: 'Continue account closure' }).click();
  await expect(page).toHaveURL(/\/profile\/account_closure$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Account closure' })).toBeVisible();
  await expect(page.getByText(/^We sent a one-time code to/)).toBeVisible();
  await expect(page.getByText('Confirm with the code to close your account for good.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(/^We sent a one-time code to/)).toBeVisible();
  expect((await control.requests(customer.username, PATH)).filter(({ method }) => method === 'GET')).toHaveLength(1);
  const code = await control.latestCode(customer.username);
  const field = page.getByLabel('Code', { exact: true });
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Invalid code')).toBeVisible();
  await field.fill(` ${code} `);
  await expect(page.getByText('Invalid code')).toBeHidden();
  await page.getByRole('button', { name: 'Confirm' }).dblclick();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toContainText('Your account has been successfully closed');
  const entries = await page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.entries(area)).map(String));
  expect(entries.filter((line) => line.includes(customer.uuid) || line.includes(customer.username))).toEqual([]);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect((await control.requests(customer.username, PATH)).filter(({ method }) => method === 'POST')).toHaveLength(2);
});

test('a closure logs out the other tab, and a signed-out tab cannot close an account (PROF-027, D-PROF-18, D-PROF-19)', async ({
  page,
  context,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/profile/account_closure');
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeVisible();
  const otherTab = await context.newPage();
  await new LoginPage(otherTab).resume(customer);
  await otherTab.goto('/profile');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await field.fill(await control.latestCode(customer.username));
  await page.getByRole('button', { name: 'Confirm' }).click();
  const success = page.getByRole('dialog', { name: 'Success' });
  await expect(success).toBeVisible();
  // The other tab leaves immediately, while the success dialog stays open for the customer reading it.
  await expect(otherTab).not.toHaveURL(/profile/);
  await expect(success).toContainText('Your account has been successfully closed');
  await expect(page.getByText(/^We sent a one-time code to/)).toBeAttached();
  await success.getByRole('button', { name: 'Got it' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(otherTab.getByText(customer.familyName)).toHaveCount(0);
});
