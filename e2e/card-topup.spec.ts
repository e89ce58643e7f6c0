import { expect } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';

const VERIFIED = {
  cards: [{ cardType: 'visa', status: 'verified' }],
  balances: { EUR: '0.00', USD: '0.00' },
  createdAt: '2020-01-01T00:00:00Z',
};

async function createCustomer(control: Control) {
  const customer = await control.customer('empty', VERIFIED);
  return { customer, euro: await control.accountId(customer, 'EUR') };
}

test('pays by card: credits the amount to the account and charges the total to the card @gate (CARD-018, CARD-019, CARD-023)', async ({
  page,
  control,
}) => {
  const { customer, euro } = await createCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('100');
  await expect(page.getByRole('main').getByText('€102.87')).toBeVisible();
  await topUp.pay();
  await expect(page.locator('strong', { hasText: 'Processing payment…' })).toBeVisible();
  await topUp.answerSheet('Approve');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog')).toContainText('€100.00');
  await page.goto('/assets');
  await expect(page.getByRole('link', { name: /^Cash.*€100\.00/ })).toBeVisible();
});

test('continues waiting for the result after a reload (D-CARD-17, D-CARD-19)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const { customer, euro } = await createCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('50');
  await control.fault({
    match: { path: '/api/v1/topup/stripe/*/orders/*', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 2,
  });
  const answer = page.waitForResponse(/\/orders\/pi_/);
  await topUp.pay();
  await topUp.answerSheet('Approve');
  await answer;
  await page.reload();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});
