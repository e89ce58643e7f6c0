import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

const CARDS = { cards: [{ cardType: 'visa', status: 'verified' }] };

test('selects an account to top up, returns with Back and keeps the tab after a reload (CUR-004, D-CUR-01, D-CUR-02)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '12.50' }, ...CARDS });
  await new LoginPage(page).resume(customer);
  await page.goto('/select-currency-to/topup-fiat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top up');
  await expect(page.getByText('Please select the currency that you would like to top up')).toBeVisible();
  await expect(page.getByRole('link', { name: /EUR.*€12\.50/ })).toBeVisible();
  await page.getByRole('link', { name: /EUR/ }).click();
  await expect(page).toHaveURL(/\/operation\/topup\/fiat\/\d+\/card\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/select-currency-to\/topup-fiat$/);
  await page.getByRole('tab', { name: 'Receive' }).click();
  await expect(page).toHaveURL(/\?tab=receive$/);
  await page.reload();
  await expect(page.getByText('Please select the currency that you would like to receive')).toBeVisible();
  await expect(page.getByRole('link', { name: /BTC/ })).toBeVisible();
});

test('a failed load returns to the accounts with a message or offers a retry; unknown pages are not found (CUR-023, MENU-017, MENU-036)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty', { balances: { EUR: '1000.00', BTC: '1' } });
  const [euro, wallet] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'BTC')];
  const fail = async (): Promise<void> => {
    await waitUntilSettled(page); // otherwise a pending call of this page would use up the fault
    await control.fault({
      match: { path: '/api/v1/accounts/operations', username: customer.username },
      status: 503,
      body: { code: 503, message: 'Down' },
    });
  };
  await new LoginPage(page).resume(customer);
  await test.step('the message about fiat stays until it is closed (D-MENU-13)', async () => {
    await fail();
    await page.goto('/select-currency-to/send');
    await expect(page).toHaveURL(/\/assets$/);
    const messages = page.getByRole('region', { name: 'Notifications' });
    await expect(messages).toContainText('Service is temporary unavailable');
    await messages.getByRole('button', { name: 'Close' }).click();
    await expect(messages).toBeEmpty();
  });
  await fail();
  await page.goto(`/operation/exchange/crypto/${wallet}/fiat/${euro}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sell Bitcoin');
  for (const path of ['/select-currency-to/nothing', '/operation/topup/fiat/999999/', `/operation/exchange/fiat/${euro}/crypto/999999`]) {
    await page.goto(path);
    await expect(page.getByText(/could not be found/)).toBeVisible();
  }
});

test('the demo has selections whose rows suggest creating an account (CUR-024, D-CUR-14, HOME-071)', async ({ page }) => {
  await page.goto('/demo');
  await page.getByRole('link', { name: 'Receive' }).click();
  await expect(page).toHaveURL('/demo/select-currency-to/receive');
  await expect(page.getByRole('button', { name: /Bitcoin.*0\.50000/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Top up' }).click();
  await page.getByRole('button', { name: /Euro.*€10,000\.00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'This is a demo' });
  await expect(dialog.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
  for (const purpose of ['buy', 'send', 'exchange']) {
    await page.goto(`/demo/select-currency-to/${purpose}`);
    await expect(page.getByRole('heading', { name: 'Currency selection' })).toBeVisible();
  }
  await page.goto('/demo/select-currency-to/topup-fiat');
  await expect(page.getByText(/could not be found/)).toBeVisible();
});
