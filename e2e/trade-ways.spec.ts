import { expect } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { TradePage } from './support/TradePage.ts';

test('buying, selling and exchanging are beside each other; back leaves all three (LEG-001, LEG-002, FX-001)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', USD: '10.00', BTC: '0.5', ETH: '2' } });
  await trade.openPurchase(customer, 'BTC');
  const ways = page.getByRole('navigation', { name: 'Kind of trade' });
  const title = page.getByRole('heading', { level: 1 });
  await ways.getByRole('link', { name: 'Sell' }).click();
  await expect(title).toHaveText('Sell Bitcoin');
  await expect(page.getByText('Type the amount first: the fee depends on it.')).toBeVisible();
  await ways.getByRole('link', { name: 'Exchange' }).click();
  await expect(title).toHaveText('Exchange');
  await expect(page.getByText(/^Rate updated \d+ seconds? ago$/)).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await ways.getByRole('link', { name: 'Buy' }).click();
  await expect(title).toHaveText('Buy Bitcoin');
  await expect(ways.getByText('Buy')).toHaveAttribute('aria-current', 'page');
});

test('the way round begins with what would have arrived, another coin keeps the euros (D-LEG-01, D-LEG-04)', async ({ page, control }) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', BTC: '0.5', ETH: '2' } });
  await trade.openPurchase(customer, 'BTC');
  await trade.amount().fill('500');
  await expect(page.getByText(/^You get ≈.0\.00826699.BTC for €500\.00$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).click();
  await page.getByRole('option', { name: /^Ether/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buy Ether/);
  await expect(trade.amount()).toHaveValue('500');
  await page.getByRole('button', { name: 'Turn round' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Sell Ether/);
  await expect(trade.amount()).toHaveValue(/^0\.1\d+$/);
});

test('the page after a purchase is fetched while it is sent, says what comes next, and leads on or to the same again (LEG-029)', async ({
  page,
  control,
}) => {
  const trade = new TradePage(page, control);
  const customer = await trade.begin({ balances: { EUR: '1000.00', BTC: '0' } });
  await trade.openPurchase(customer, 'BTC');
  await trade.amount().fill('500');
  // The order waits for its page.
  let isPageThere = false;
  page.on('response', (response) => {
    if (!/\/static\/.*\.js$/.test(response.url())) return;
    response.text().then(
      (text) => (isPageThere ||= text.includes('What happens next')),
      () => undefined,
    );
  });
  await page.route('**/buy', async (route) => {
    await expect.poll(() => isPageThere).toBe(true);
    await route.continue();
  });
  await trade.button('Buy').click();
  const dialog = page.getByRole('dialog', { name: 'Buy' });
  await expect(dialog.getByRole('list', { name: 'What happens next' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await dialog.getByRole('link', { name: 'Repeat' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Bitcoin');
  await expect(trade.amount()).toHaveValue('500.00');
  await trade.button('Buy').click();
  await dialog.getByRole('link', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/assets$/);
});
