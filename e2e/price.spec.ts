import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const RICH = { balances: { EUR: '5000.00', USD: '1000.00', BTC: '0.5', ETH: '3.1', USDC: '500' } };

/** Labels and values of a price, wherever it is shown. */
async function rowsOf(page: Page, inside = 'main'): Promise<Readonly<Record<string, string>>> {
  const rows = await page
    .locator(inside)
    .locator('dl > div')
    .evaluateAll((found) =>
      found.map(
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

test('an exchange says the middle rate, the mark-up and what the amount is worth @main (PRICE-001, PRICE-003)', async ({
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

test('a purchase and a sale say their whole price, the sale again above its code @main (PRICE-001, PRICE-020)', async ({
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
    'Middle rate': '1 BTC = 60,000.00000 EUR',
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
  await expect(page.getByText('0.00826699 BTC')).toBeVisible();
  expect(Object.keys(await rowsOf(page))).toEqual(['Rate', 'Fee', 'Minimum amount', 'You get (approx.)']);
});
