import { expect, type Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';
import { TopUpPage } from '../support/TopUpPage.ts';

const CARD = {
  cards: [{ cardType: 'visa', status: 'verified' }],
  balances: { EUR: '0.00', USD: '0.00' },
  createdAt: '2020-01-01T00:00:00Z',
};

const getWalletButton = (page: Page) =>
  page.frameLocator('iframe[title="Secure express checkout frame"]').getByRole('button', { name: 'Buy with Google Pay' });
const getSheet = (page: Page) => page.frameLocator('iframe[title="Google Pay sheet"]');

async function openTopUp(page: Page, control: Control): Promise<TopUpPage> {
  const customer = await control.customer('empty', CARD);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(await control.accountId(customer, 'EUR'));
  return topUp;
}

test('a device wallet pays the typed amount, shows the total in its sheet and can be closed silently (THIRD-031)', async ({
  page,
  control,
  doubles,
}) => {
  await doubles.stripe.told({ outcome: 'wallet' });
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/create')) asked.push(request.postDataJSON());
  });
  const topUp = await openTopUp(page, control);
  await topUp.enterAmount('9');
  await expect(getWalletButton(page)).toHaveCount(0);
  await topUp.enterAmount('2001');
  await expect(getWalletButton(page)).toHaveCount(0);
  await topUp.enterAmount('10');
  await expect(getWalletButton(page)).toBeVisible();
  await topUp.enterAmount('100');
  await getWalletButton(page).click();
  await expect(getSheet(page).getByRole('heading', { name: 'Total EUR 102.87' })).toBeVisible();
  await getSheet(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toEqual([]);
  await getWalletButton(page).click();
  await getSheet(page).getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog')).toContainText('€100.00');
  expect(asked).toMatchObject([{ amount: 100, card_id: null }]);
  const [confirmed] = await doubles.stripe.calls(/confirm/);
  expect(JSON.parse(confirmed?.body ?? '{}')).toMatchObject({ amount: 10_287, currency: 'eur' });
});

test('reports a declined wallet card and shows nothing on a device without a wallet (THIRD-031, THIRD-026)', async ({
  page,
  control,
  doubles,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource/);
  await doubles.stripe.told({ outcome: 'wallet declines' });
  const topUp = await openTopUp(page, control);
  await topUp.enterAmount('100');
  await getWalletButton(page).click();
  await getSheet(page).getByRole('button', { name: 'Pay' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('We are unable to authenticate your payment method.');
  await dialog.getByRole('button').first().click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100');
  await doubles.stripe.told({});
  await page.reload();
  await topUp.enterAmount('100');
  await page.frameLocator('iframe[title="Secure express checkout frame"]').locator('body').waitFor({ state: 'attached' });
  await expect(page.locator('iframe[title="Secure express checkout frame"]')).not.toBeVisible();
  await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeEnabled();
});
