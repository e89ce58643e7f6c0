import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TopUpPage } from './support/TopUpPage.ts';

test('announces a transfer, shows the requisites and leaves an order that awaits the money @gate (SEPA-022, SEPA-023, SEPA-024)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty');
  const topUp = new TopUpPage(page);
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(euro);
  await topUp.enterAmount('999,99');
  await expect(page.getByRole('main').getByText('€994.99')).toBeVisible();
  await topUp.goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EU bank top up');
  const rows = page.getByRole('list', { name: 'Where to send the money' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /^Beneficiary name/,
    /^IBAN/,
    /^Details\/Reference/,
    /^Beneficiary address/,
    /^BIC/,
    /^Bank name/,
    /^Bank address/,
  ]);
  await expect(page.getByText('€994.99')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy IBAN' })).toBeVisible();
  await expect(page.getByRole('main').getByText(`${customer.givenName} ${customer.familyName}`)).toBeVisible();
  await test.step('"Done" announces the transfer and leads to the assets (SEPA-027)', async () => {
    await topUp.finish();
    await expect(page).toHaveURL(/\/assets$/);
    await expect(page.getByText('We are waiting for your transfer')).toBeVisible();
    const calls = await control.requests(customer.username, `/api/v1/accounts/${euro}/top_up/sepa`);
    expect(calls.map(({ status }) => status)).toEqual([201]);
  });
});

test('keeps the amount when switching between bank and card (D-CUR-16)', async ({ page, control }) => {
  const customer = await control.customer('empty', { cards: [{ cardType: 'visa', status: 'verified' }] });
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('75.00');
  await page.getByRole('link', { name: 'Top up by card' }).click();
  await expect(page).toHaveURL(/\/card\/\d+$/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('75.00');
  await page.getByRole('combobox', { name: 'Using' }).click();
  await page.getByRole('option', { name: /EU bank transfer/ }).click();
  await expect(page).toHaveURL(/\/payment_network\/1$/);
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('75.00');
});

test('lets a customer verified in the meantime continue without a reload (D-SEPA-11)', async ({ page, control }) => {
  await page.clock.install();
  const customer = await control.customer('address_pending');
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.openByBank(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('50');
  await topUp.goOn();
  const dialog = page.getByRole('dialog', { name: 'Address verification', exact: true });
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await control.patch(customer.username, { addressStatus: 'success', iban: 'bound' });
  await page.clock.fastForward(31_000);
  await topUp.goOn();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('EU bank top up');
});
