import { expect } from '@playwright/test';
import type { Control } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const VERIFIED = {
  cards: [{ cardType: 'visa', status: 'verified' }],
  balances: { EUR: '0.00', USD: '0.00' },
  createdAt: '2020-01-01T00:00:00Z',
};

async function makeCustomer(control: Control, overrides: Readonly<Record<string, unknown>> = {}) {
  const customer = await control.customer('empty', { ...VERIFIED, ...overrides });
  return { customer, euro: await control.accountId(customer, 'EUR') };
}

test('pays by card: the account gets the amount, the card pays the total @gate (CARD-018, CARD-019, CARD-023)', async ({
  page,
  control,
}) => {
  const { customer, euro } = await makeCustomer(control);
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

test('a cancelled confirmation is silent: the form is there again with its amount (CARD-022)', async ({ page, control }) => {
  const { customer, euro } = await makeCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('50');
  await topUp.pay();
  await topUp.answerSheet('Cancel');
  await expect(page.locator('strong', { hasText: 'Processing payment…' })).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
  await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeEnabled();
});

test('a declined card is told in the card provider’s words (CARD-021)', async ({ page, control }) => {
  const { customer, euro } = await makeCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('50');
  await topUp.pay();
  await topUp.answerSheet('Decline');
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('Your card was declined.');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('50');
});

test('above the single limit nothing is created, and the modal says what may be paid (CARD-012, CARD-015, CARD-017)', async ({
  page,
  control,
}) => {
  const { customer, euro } = await makeCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('2000.01');
  await topUp.pay();
  const dialog = page.getByRole('dialog', { name: 'You have exceeded single payment limit' });
  await expect(dialog).toContainText('Maximum amount for one payment: €2,000.00');
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('2,000.01');
  expect(await control.requests(customer.username, `/api/v1/topup/stripe/${euro}/create`)).toEqual([]);
});

test('the provider’s first message is said, a double click creates one payment (CARD-020, D-CARD-16)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const { customer, euro } = await makeCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('50');
  await control.fault({
    match: { path: '/api/v1/topup/stripe/*/create', username: customer.username },
    status: 400,
    body: { code: 400, message: 'Validation failed', fields: { card_id: ['This card cannot be used'] } },
  });
  await topUp.pay();
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toContainText('This card cannot be used');
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Top up', exact: true }).dblclick();
  await topUp.answerSheet('Approve');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  const calls = await control.requests(customer.username, `/api/v1/topup/stripe/${euro}/create`);
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a poll that fails goes on: the order is found all the same (D-CARD-12)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const { customer, euro } = await makeCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('50');
  await control.fault({
    match: { path: '/api/v1/topup/stripe/*/orders/*', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
    times: 1,
  });
  await topUp.pay();
  await topUp.answerSheet('Approve');
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});

test('a reload while the result is awaited goes on with it (D-CARD-17, D-CARD-19)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const { customer, euro } = await makeCustomer(control);
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

test('an unknown card is not found (CARD-030, MENU-018)', async ({ page, control }) => {
  const { customer, euro } = await makeCustomer(control);
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/topup/fiat/${euro}/card/999999`);
  await expect(page.getByText(/could not be found/)).toBeVisible();
});

test('a session that ends meanwhile signs the customer out (CARD-031)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const { customer, euro } = await makeCustomer(control);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(euro);
  await topUp.enterAmount('50');
  await pressAfterEnd(page.getByRole('button', { name: 'Top up', exact: true }), control, customer.username);
  await expect(page).not.toHaveURL(/\/operation\//);
});
