import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const CARDS = { cards: [{ cardType: 'visa', status: 'verified' }] };

test('chooses an account to top up, and back returns to the selection (CUR-004, CUR-006, CUR-011)', async ({ page, control }) => {
  const customer = await control.customer('empty', { balances: { EUR: '12.50' }, ...CARDS });
  await new LoginPage(page).resume(customer);
  await page.goto('/select-currency-to/topup-fiat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top up');
  await expect(page.getByText('Please select the currency that you would like to top up')).toBeVisible();
  await expect(page.getByRole('link', { name: /EUR.*€12\.50/ })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('link', { name: /EUR/ }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/fiat\/\d+\/card\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/select-currency-to\/topup-fiat$/);
});

test('the tab stands in the address: a reload keeps it (CUR-010, D-CUR-01, D-CUR-02)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/select-currency-to/topup-fiat');
  await page.getByRole('tab', { name: 'Receive' }).click();
  await expect(page).toHaveURL(/\?tab=receive$/);
  await page.reload();
  await expect(page.getByText('Please select the currency that you would like to receive')).toBeVisible();
  await expect(page.getByRole('link', { name: /BTC/ })).toBeVisible();
});

test('a tab without currencies says so (CUR-009, CUR-013)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('no_wallets'));
  await page.goto('/select-currency-to/exchange?tab=buy');
  await expect(page.getByRole('tab')).toHaveText(['Exchange', 'Buy', 'Sell']);
  await expect(page.getByText('There are no available currencies for this operation yet')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('an unknown page and an unknown account are not found (D-CUR-12, MENU-018)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/select-currency-to/nothing');
  await expect(page.getByText(/could not be found/)).toBeVisible();
  await page.goto('/operation/topup/fiat/999999/');
  await expect(page.getByText(/could not be found/)).toBeVisible();
});

test('without completed KYC the customer is sent to the accounts (CUR-022, ACC-004)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('kyc_start'));
  await page.goto('/select-currency-to/send');
  await expect(page).toHaveURL(/\/assets$/);
});

test('data that cannot be loaded send the customer to the accounts, with a message (CUR-023, MENU-017, MENU-036)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await control.fault({
    match: { path: '/api/v1/accounts/operations', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await page.goto('/select-currency-to/send');
  await expect(page).toHaveURL(/\/assets$/);
  await expect(page.getByText('Service is temporary unavailable').first()).toBeVisible();
});

test('what sent the customer to the accounts stays said until it is closed (D-MENU-13)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 500/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await control.fault({
    match: { path: '/api/v1/accounts/operations', username: customer.username },
    status: 500,
    body: { code: 500, message: 'Down' },
  });
  await page.goto('/select-currency-to/send');
  const messages = page.getByRole('region', { name: 'Notifications' });
  await expect(messages).toContainText('Service is temporary unavailable');
  await messages.getByRole('button', { name: 'Close' }).click();
  await expect(messages).toBeEmpty();
  await expect(page).toHaveURL(/\/assets$/);
});

test('an account id leads to its withdrawal and to its top-up (MENU-015, MENU-019, D-ACC-06)', async ({ page, control }) => {
  const customer = await control.customer('empty', CARDS);
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/fiat/${euro}/`);
  await expect(page).toHaveURL(new RegExp(`/operation/withdraw/fiat/${euro}/payment_network/1$`));
  await page.goto(`/operation/topup/${euro}`);
  await expect(page).toHaveURL(new RegExp(`/operation/topup/fiat/${euro}/card/\\d+$`));
  await page.goto('/operation/topup/999999');
  await expect(page).toHaveURL(/\/assets$/);
});

test('the demo has its selections, each row leads to an account of one’s own (CUR-024, D-CUR-14, HOME-071)', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('link', { name: 'Receive' }).click();
  await expect(page).toHaveURL('/demo/select-currency-to/receive');
  await expect(page.getByRole('button', { name: /Bitcoin.*0\.50000/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Top up' }).click();
  await page.getByRole('button', { name: /Euro.*€10,000\.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'This is a demo' });
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect(dialog.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
  for (const purpose of ['buy', 'send', 'exchange']) {
    await page.goto(`/demo/select-currency-to/${purpose}`);
    await expect(page.getByRole('heading', { name: 'Currency selection' })).toBeVisible();
  }
  await page.goto('/demo/select-currency-to/topup-fiat');
  await expect(page.getByText(/could not be found/)).toBeVisible();
});
