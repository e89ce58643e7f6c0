import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('a send in euros transmits only the coins; Back keeps the euros, a reload only the choice of currency (PRICE-015, PRICE-024, D-SEND-29)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { BTC: '0.5' } });
  await new LoginPage(page).resume(customer);
  await page.goto(`/operation/withdraw/crypto/${await control.accountId(customer, 'BTC')}`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.getByRole('button', { name: 'Type the amount in euros' }).click();
  await page.getByLabel('Address', { exact: true }).fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq');
  const amount = page.getByLabel('Amount', { exact: true });
  await amount.fill('499.50');
  await expect(page.getByText(/^= 0\.008325(?:00)?.BTC$/)).toBeVisible();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  await expect(page.getByText(/0\.008325(?:00)?.BTC/).first()).toBeVisible();
  expect(sent.filter((call) => call.includes('0.008325'))).not.toEqual([]);
  expect(sent.filter((call) => call.includes('499.5'))).toEqual([]);

  await page.goBack();
  await expect(amount).toHaveValue('499.50');
  await page.reload();
  await expect(amount).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Type the amount in BTC' })).toBeVisible();
});
