import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Control, Customer } from './support/control.ts';
import { findAccessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';

const RICH = { balances: { EUR: '5000.00', USD: '1000.00', BTC: '0.5', ETH: '3.1', USDC: '500' } };

async function readRows(page: Page, inside = 'main'): Promise<Readonly<Record<string, string>>> {
  const rows = await page
    .locator(inside)
    .locator('dl > div')
    .evaluateAll((elements) =>
      elements.map(
        (row) =>
          [row.querySelector('dt')?.textContent ?? '', (row.querySelector('dd > span')?.textContent ?? '').replaceAll(/\s/g, ' ')] as const,
      ),
    );
  return Object.fromEntries(rows);
}

const openDetails = (page: Page, name = 'Price details'): Promise<void> => page.getByRole('button', { name }).click();

const toAccountType = (code: string): string => (['EUR', 'USD'].includes(code) ? 'fiat' : code === 'USDC' ? 'stablecoin' : 'crypto');

async function openPair(page: Page, control: Control, customer: Customer, from: string, to: string): Promise<void> {
  const [given, got] = [await control.accountId(customer, from), await control.accountId(customer, to)];
  await page.goto(`/operation/exchange/${toAccountType(from)}/${given}/${toAccountType(to)}/${got}`);
}

test(`shows the full price of an exchange, a purchase and a sale in the customer's number format (PRICE-003, PRICE-020, PRICE-021)`, async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', RICH);
  await new LoginPage(page).resume(customer);
  await openPair(page, control, customer, 'EUR', 'USD');
  await page.getByLabel('You give').fill('250');
  await openDetails(page);
  await expect(page.getByText('0.14% · $0.37')).toBeVisible();
  expect(await readRows(page)).toMatchObject({
    Rate: '1 EUR = 1.07853 USD',
    'Middle rate': '1 EUR = 1.08000 USD',
    'Mark-up': '0.14% · $0.37',
    Fee: 'None',
    'Worth at the middle rate': '$270.00',
  });

  await openPair(page, control, customer, 'EUR', 'BTC');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await openDetails(page);
  await expect(page.getByText('0.50% · €2.49')).toBeVisible();
  expect(await readRows(page)).toMatchObject({ Fee: '€1.50', Total: '€500.00', 'Worth at the middle rate': '€496.01' });

  await openPair(page, control, customer, 'BTC', 'EUR');
  await page.getByLabel('Amount', { exact: true }).fill('0.01234567');
  await page.getByRole('combobox', { name: 'Transaction fee' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  await openDetails(page);
  expect(await readRows(page)).toMatchObject({
    'Middle rate': '1 BTC = €60,000.00',
    'Mark-up': '0.50% · €3.71',
    'Worth at the middle rate': '€740.74',
    'Transaction fee': '0.0001 BTC',
    Total: '≈ €737.03',
  });

  await page.evaluate(() => localStorage.setItem('wallet:v1:language', 'de'));
  await openPair(page, control, customer, 'EUR', 'BTC');
  await page.getByLabel('Betrag', { exact: true }).fill('500');
  await openDetails(page, 'Preis im Einzelnen');
  await expect(page.getByText('0,50 % · 2,49 €')).toBeVisible();
  expect(await readRows(page)).toMatchObject({ Aufschlag: '0,50 % · 2,49 €', Gesamt: '500,00 €', 'Wert zum Mittelkurs': '496,01 €' });
});

const COLUMNS = `\uFEFF${[
  'Date (UTC),Type,Status,Amount,Currency,To amount,To currency,Fee,Fee currency,Counterparty,ID',
  'Price currency,Total,Price fee,Mark-up,Mark-up %,Arrives,Received,Received currency,Middle rate,Rate',
].join(',')}`;

/** Number of price columns at the end of a line. A counterparty before them may contain a comma. */
const PRICE_COLUMNS = 10;

/** In smallest units. */
const toUnits = (text: string): bigint => BigInt(text.replace('.', ''));

test(`shows an order's price in its details and receipt, and the exported columns add up (PRICE-002, PRICE-007, PRICE-008)`, async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const purchase = (await control.orders(customer.username)).find(({ type }) => type === 'buy');
  await page.goto(`/transactions/${purchase?.id ?? ''}`);
  const figures = { 'Middle rate': '1 BTC = €60,000.00', 'Mark-up': '0.50% · €2.49' };
  await expect(page.getByRole('heading', { name: 'Price' })).toBeVisible();
  expect(await readRows(page, ':is(dialog[open], [role=dialog]) section:has(h3:text-is("Price"))')).toEqual(figures);
  expect(await readRows(page, ':is(dialog[open], [role=dialog]) section:has(h3:text-is("Amounts"))')).toMatchObject({
    Fee: '€1.50',
    Total: '€500.00',
  });
  expect(await readRows(page, '[data-receipt] > section:last-of-type')).toMatchObject(figures);

  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await dialog.getByRole('checkbox', { name: 'With prices' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const [columns = '', ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(columns).toBe(COLUMNS);
  const priced = lines.map((line) => line.split(',').slice(-PRICE_COLUMNS)).filter(([currency]) => currency !== '');
  expect(priced).toHaveLength(9); // all but the received coins
  for (const [currency = '', total = '', fee = '', markup = '', , arrives = ''] of priced) {
    expect(toUnits(arrives) + toUnits(markup) + toUnits(fee), currency).toBe(toUnits(total));
  }
  expect(await control.requests(customer.username, '/api/v1/orders/prices')).toHaveLength(2);
});

const RECIPIENT = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

test('shows the full price in the confirmation of a send, and its worth at the end @main @payee (PRICE-016, PRICE-017, PRICE-019)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', RICH);
  await send.enter({ address: RECIPIENT, amount: '0.5' });
  await expect(page.getByText('0.5007 ETH')).toBeVisible();
  await openDetails(page);
  expect(await readRows(page)).toMatchObject({ 'Middle rate': '1 ETH = €3,000.00', 'Mark-up': 'None', Arrives: '0.5 ETH' });
  await send.goOn();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  await expect(page.getByText('≈ €1,500.00')).toBeVisible();
  await expect(page.getByText('First transfer to this address.')).toBeVisible();
  const recipient = `${RECIPIENT}First transfer to this address.`;
  expect(await readRows(page)).toEqual({
    'To address': recipient,
    'Transaction fee': '0.0007 ETH≈ €2.10',
    'Total amount': '0.5007 ETH≈ €1,502.10',
  });
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  expect(await findAccessibilityIssues(page)).toEqual([]);
  await send.enterCode(await control.latestCode(customer.username));
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  await expect(page.getByText('≈ €1,500.00')).toBeVisible();
});
