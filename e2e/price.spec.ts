import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SendPage } from './support/SendPage.ts';

const RICH = { balances: { EUR: '5000.00', USD: '1000.00', BTC: '0.5', ETH: '3.1', USDC: '500' } };

/** Labels and values of a price, wherever it is shown. */
async function rowsOf(page: Page, inside = 'main'): Promise<Readonly<Record<string, string>>> {
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

const kindOf = (code: string): string => (['EUR', 'USD'].includes(code) ? 'fiat' : code === 'USDC' ? 'stablecoin' : 'crypto');

async function openPair(page: Page, control: Control, customer: Customer, from: string, to: string): Promise<void> {
  const [given, got] = [await control.accountId(customer, from), await control.accountId(customer, to)];
  await page.goto(`/operation/exchange/${kindOf(from)}/${given}/${kindOf(to)}/${got}`);
}

test('an exchange says the middle rate, the mark-up and what the amount is worth @main @payee (PRICE-001, PRICE-003)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', RICH);
  await new LoginPage(page).resume(customer);
  await openPair(page, control, customer, 'EUR', 'USD');
  await page.getByLabel('You give').fill('250');
  await expect(page.getByText('0.14% · $0.37')).toBeVisible();
  expect(await rowsOf(page)).toMatchObject({
    Rate: '1 EUR = 1.07853 USD',
    'Middle rate': '1 EUR = 1.08000 USD',
    'Mark-up': '0.14% · $0.37',
    Fee: 'None',
    'Worth at the middle rate': '$270.00',
  });
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('a purchase and a sale say their whole price, the sale again above its code @main @payee (PRICE-001, PRICE-020)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', RICH);
  await new LoginPage(page).resume(customer);
  await openPair(page, control, customer, 'EUR', 'BTC');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await expect(page.getByText('0.50% · €2.49')).toBeVisible();
  expect(await rowsOf(page)).toMatchObject({ Fee: '€1.50', Total: '€500.00', 'Worth at the middle rate': '€496.01' });
  await page.getByRole('button', { name: 'What is the middle rate?' }).click();
  await expect(page.getByRole('dialog', { name: 'Middle rate' })).toContainText('The mark-up is what we add to it.');
  await page.getByRole('button', { name: 'I got it' }).click();

  await openPair(page, control, customer, 'BTC', 'EUR');
  await page.getByLabel('Amount', { exact: true }).fill('0.01234567');
  await page.getByRole('combobox', { name: 'Transaction fee' }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByText('0.50% · €3.71')).toBeVisible();
  await page.getByRole('button', { name: 'Sell', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  expect(await rowsOf(page)).toMatchObject({
    'Middle rate': '1 BTC = €60,000.00',
    'Mark-up': '0.50% · €3.71',
    'Worth at the middle rate': '€740.74',
    'Transaction fee': '0.0001 BTC',
    Total: '≈ €737.03',
  });
});

test('a provider that tells no prices shows what the forms showed before (PRICE-001)', async ({ page, control }) => {
  const customer = await control.customer('empty', { ...RICH, priceDetails: false });
  await new LoginPage(page).resume(customer);
  await openPair(page, control, customer, 'EUR', 'BTC');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await expect(page.getByText('0.00826699 BTC', { exact: true })).toBeVisible();
  expect(Object.keys(await rowsOf(page))).toEqual(['Rate', 'Fee', 'Minimum amount', 'You get (approx.)']);
});

/** The last of a line; a party before them may have a comma. */
const PRICE_COLUMNS = 10;

/** As whole smallest units. */
const units = (text: string): bigint => BigInt(text.replace('.', ''));

test('an order says its price in details and on the receipt, and the export adds up in every line @main (PRICE-002, PRICE-007, PRICE-008)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const purchase = (await control.orders(customer.username)).find(({ type }) => type === 'buy');
  await page.goto(`/transactions/${purchase?.id ?? ''}`);
  const figures = { 'Mark-up': '0.50% · €2.49', Fee: '€1.50', Total: '€500.00', 'Worth at the middle rate': '€496.01' };
  await expect(page.getByRole('heading', { name: 'Price' })).toBeVisible();
  expect(await rowsOf(page, ':is(dialog[open], [role=dialog]) section:has(h3:text-is("Price"))')).toMatchObject(figures);
  expect(await rowsOf(page, '[data-receipt] > section:last-of-type')).toMatchObject(figures);
  expect(await accessibilityIssues(page)).toEqual([]);

  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await dialog.getByRole('checkbox', { name: 'With prices' }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const [columns = '', ...lines] = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(columns).toMatch(/,ID,Price currency,Total,Price fee,Mark-up,Mark-up %,Arrives,Received,Received currency,Middle rate,Rate$/);
  const priced = lines.map((line) => line.split(',').slice(-PRICE_COLUMNS)).filter(([currency]) => currency !== '');
  expect(priced).toHaveLength(9); // all but the coins received
  for (const [currency = '', total = '', fee = '', markup = '', , arrives = ''] of priced) {
    expect(units(arrives) + units(markup) + units(fee), currency).toBe(units(total));
  }
  expect(await control.requests(customer.username, '/api/v1/orders/prices')).toHaveLength(2);
});

test('prices that cannot be had end the export, and leave the details alone (PRICE-007, PRICE-008)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('verified');
  const { username } = customer;
  await new LoginPage(page).resume(customer);
  const purchase = (await control.orders(username)).find(({ type }) => type === 'buy');
  await control.fault({ match: { path: '/api/v1/orders/prices', username }, status: 503, body: { code: 503, message: 'No' }, times: 20 });
  await page.goto(`/transactions/${purchase?.id ?? ''}`);
  await expect(page.getByText('The price could not be loaded.')).toBeVisible();
  await expect(page.getByText('You receive').first()).toBeVisible();
  await page.goto('/transactions');
  const downloads: string[] = [];
  page.on('download', (file) => downloads.push(file.suggestedFilename()));
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await dialog.getByRole('checkbox', { name: 'With prices' }).check();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog).toContainText('The export failed. Nothing was saved.');
  expect(downloads).toEqual([]);
});

const RECIPIENT = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';

test('the confirmation of a send shows all of it, the end what it was worth @main @payee (PRICE-016, PRICE-017, PRICE-019)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', RICH);
  await send.enter({ address: RECIPIENT, amount: '0.5' });
  await expect(page.getByText('0.5007 ETH')).toBeVisible();
  expect(await rowsOf(page)).toMatchObject({ 'Middle rate': '1 ETH = €3,000.00', 'Mark-up': 'None', Arrives: '0.5 ETH' });
  await send.goOn();
  await expect(page.getByRole('heading', { name: 'Confirmation' })).toBeVisible();
  await expect(page.getByText('≈ €1,500.00')).toBeVisible();
  await expect(page.getByText('First transfer to this address.')).toBeVisible();
  const recipient = `${RECIPIENT}First transfer to this address.`;
  expect(await rowsOf(page)).toEqual({ 'To address': recipient, 'Transaction fee': '0.0007 ETH≈ €2.10', 'Total amount': '0.5007 ETH' });
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await send.enterCode(await control.latestCode(customer.username));
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  await expect(page.getByText('≈ €1,500.00')).toBeVisible();
});

test('the confirmation calls a saved recipient by name, and says whether they were paid before @main (PRICE-016, PRICE-018)', async ({
  page,
  control,
}) => {
  const send = new SendPage(page);
  const customer = await send.begin(control, 'ETH', RICH);
  await control.recipient({ username: customer.username, kind: 'address', value: RECIPIENT, lastUsedAt: '2026-03-14T10:00:00.000Z' });
  await page.goto('/address-book');
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('Name').fill('Anna Keller');
  await page.getByLabel('Address', { exact: true }).fill(RECIPIENT);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: /^Anna Keller/ }).waitFor();
  await send.open(control, customer, 'ETH');
  await send.prepare(RECIPIENT, '0.5');
  const recipient = page.getByRole('definition').filter({ hasText: RECIPIENT });
  await expect(recipient).toHaveText(`Anna Keller${RECIPIENT}You have sent here before, last on 14 Mar 2026.`);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('in German the price of a purchase and of a send is written as German writes it @main @payee (PRICE-016, PRICE-021)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', RICH);
  await page.addInitScript(() => localStorage.setItem('wallet:v1:language', 'de'));
  await new LoginPage(page).resume(customer);
  await openPair(page, control, customer, 'EUR', 'BTC');
  await page.getByLabel('Betrag', { exact: true }).fill('500');
  await expect(page.getByText('0,50 % · 2,49 €')).toBeVisible();
  expect(await rowsOf(page)).toMatchObject({ Aufschlag: '0,50 % · 2,49 €', Gesamt: '500,00 €', 'Wert zum Mittelkurs': '496,01 €' });
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.goto(`/operation/withdraw/crypto/${await control.accountId(customer, 'ETH')}`);
  await page.getByLabel('Adresse', { exact: true }).fill(RECIPIENT);
  await page.getByLabel('Betrag', { exact: true }).fill('0,5');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Das lässt sich nicht rückgängig machen.')).toBeVisible();
  await expect(page.getByText('≈ 1.500,00 €')).toBeVisible();
  await expect(page.getByText('Erster Transfer an diese Adresse.')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
});
