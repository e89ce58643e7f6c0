import { expect } from '@playwright/test';
import { alterOperations } from './support/alterOperations.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { settled } from './support/settled.ts';

test('each row leads to the operation of its tab (CUR-001, CUR-002, CUR-003)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', { balances: { EUR: '100.00', USD: '10.00' } }));
  for (const [path, title, row, leadsTo] of [
    ['send?tab=withdraw', 'Send', /^Euro/, /\/operation\/withdraw\/fiat\/\d+\/payment_network\/1$/],
    ['send', 'Send', /^Bitcoin/, /\/operation\/withdraw\/crypto\/\d+/],
    ['receive', 'Receive', /^USD Coin/, /\/operation\/topup\/stablecoin\/\d+/],
    ['exchange', 'Trade', /^US dollar/, /\/operation\/exchange\/fiat\/\d+\/fiat\/\d+$/],
    ['exchange?tab=sell', 'Trade', /^Ethereum/, /\/operation\/exchange\/crypto\/\d+\/fiat\/\d+$/],
    ['buy-crypto', 'Crypto', /^Bitcoin/, /\/operation\/exchange\/fiat\/\d+\/crypto\/\d+$/],
  ] as const) {
    await page.goto(`/select-currency-to/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('tabpanel').getByRole('link', { name: row }).click();
    await expect(page).toHaveURL(leadsTo);
  }
});

test('six rows wait for the accounts; offline what is known is shown (CUR-007, D-CUR-13)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await settled(page);
  await control.fault({ match: { path: '/api/v1/accounts/operations', username: customer.username }, delayMs: 1500 });
  await page.goto('/select-currency-to/send');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await accessibilityIssues(page)).toEqual([]);
  await expect(page.getByRole('link', { name: /^Bitcoin/ })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: 'Send', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Bitcoin/ })).toBeVisible();
});

test('what is switched off is not offered, and an account without a way leads back with a word (CUR-016, SEPA-049, MENU-016)', async ({
  page,
  control,
  request,
}) => {
  const customer = await control.customer('empty', { cards: [{ cardType: 'visa', status: 'verified' }] });
  const euro = await control.accountId(customer, 'EUR');
  await new LoginPage(page).resume(customer);
  await alterOperations(request, control, customer, { banks_disabled: true, cards_disabled: true });
  await page.goto('/select-currency-to/send?tab=withdraw');
  await expect(page.getByText('There are no available currencies for this operation yet')).toBeVisible();
  await page.goto(`/operation/withdraw/fiat/${euro}/`);
  await expect(page).toHaveURL(/\/assets$/);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'There are no available currencies for this operation yet',
  );
});

test('a long selection is searched by name or code @large (CUR-009, CUR-025)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('large'));
  await page.goto('/select-currency-to/topup-fiat');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d{4}$/);
  expect(await rows.count()).toBeLessThan(100);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('usd');
  await expect(rows.first()).toContainText('USD');
  await search.fill('no such account');
  await expect(rows).toHaveCount(0);
});
