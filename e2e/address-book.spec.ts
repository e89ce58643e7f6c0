import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';

const REAL = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const IMPOSTOR = '0xdbf0aaaabbbbccccddddeeeeffff00001111c6fb';

test('an address is saved after its send, survives a reload, is exported and imported, and warns of look-alikes (WISH-006, WISH-007, WISH-008)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { ETH: '1.0' } });
  await new LoginPage(page).resume(customer);
  const send = new SendPage(page);
  await send.openFromAssets(/^Ethereum|^ETH/);
  await send.enter({ address: REAL, amount: '0.1' });
  await send.goOn();
  await send.confirm(customer.username, control);
  await page.getByRole('button', { name: 'Save address' }).click();
  await page.getByLabel('Name').fill('Vault');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved as Vault')).toBeVisible();
  await page.getByRole('link', { name: 'View transaction details' }).click();
  await expect(page.getByRole('dialog').getByText('Saved as Vault')).toBeVisible();
  await control.moveOrder(page.url().split('/').at(-1) ?? '', 'completed');

  await page.goto('/address-book');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await download).path();
  await page.getByRole('button', { name: /^Vault/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Vault?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved addresses yet')).toBeVisible();

  // No longer saved, but still known because it was sent to.
  await page.goto('/assets');
  await send.openFromAssets(/^Ethereum|^ETH/);
  await send.enter({ address: IMPOSTOR, amount: '0.1' });
  await expect(page.getByRole('alert').filter({ hasText: 'You have sent to' })).toContainText(REAL);
  await send.goOn();
  await expect(page.getByText('Compare both addresses, then tick the box')).toBeVisible();

  await page.getByRole('link', { name: 'Address book' }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  await (await chooser).setFiles(file);
  await expect(page.getByText('1 address added')).toBeVisible();
  await page.goto('/assets');
  await send.openFromAssets(/^Ethereum|^ETH/);
  await page.getByRole('button', { name: 'Saved addresses' }).click();
  await page.getByRole('option', { name: /^Vault/ }).click();
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(REAL);
  await expect(page.getByText('Vault · 0xdbF03…8C6FB')).toBeVisible();
});

test('a look-alike address requires a confirmation before the send @gate (WISH-009, WISH-010)', async ({ page, control }) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', { balances: { ETH: '1.0' } });
  await send.prepare(REAL, '0.1');
  await send.confirm(customer.username, control);
  await page.getByRole('heading', { name: 'Your transaction is being processed' }).waitFor();
  const [first] = await control.orders(customer.username);
  await control.moveOrder(first?.id ?? '', 'completed');
  await send.open(control, customer, 'ETH');
  await send.enter({ address: IMPOSTOR, amount: '0.1' });
  await send.goOn();
  expect(await control.orders(customer.username)).toHaveLength(1);
  await page.getByRole('checkbox', { name: /^I compared both/ }).check();
  await send.goOn();
  await send.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  expect(await control.orders(customer.username)).toHaveLength(2);
});
