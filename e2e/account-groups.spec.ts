import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const getRow = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const getAction = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getOpenActions = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('[aria-expanded=true]') });

test('groups accounts by provider, opens one at a time and keeps it open after a reload @gate (HOME-012, HOME-013, HOME-014)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '150.00', USD: '20.00' } });
  await new LoginPage(page).resume(customer);
  await page.getByRole('link', { name: /^Cash/ }).click();
  const provider = page.getByRole('region', { name: 'Halden' });
  await expect(provider.getByRole('listitem')).toHaveCount(2);
  await getRow(page, /^Euro/).click();
  await expect(getOpenActions(page).getByRole('button')).toHaveText([/Euro/, 'Top up', 'Withdraw', 'Exchange', 'History']);
  await getRow(page, /^US dollar/).click();
  await expect(getOpenActions(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?open=fiat%3A\d+$/);
  await page.reload();
  await expect(getRow(page, /^US dollar/)).toHaveAttribute('aria-expanded', 'true');
  await getAction(page, 'Exchange').click();
  await expect(page).toHaveURL(/\/operation\/exchange\/fiat\/\d+\/fiat\/\d+$/);
  await page.goBack();
  await expect(getRow(page, /^US dollar/)).toHaveAttribute('aria-expanded', 'true');
});

test('requires a verified address for an exchange and reports a pending verification (HOME-036, HOME-038, D-HOME-10)', async ({
  page,
  control,
}) => {
  const balances = { EUR: '100.00', USD: '100.00' };
  const login = new LoginPage(page);
  await login.resume(await control.customer('address_pending', { balances }));
  await page.goto('/account-group/cash');
  await getRow(page, /^Euro/).click();
  await getAction(page, 'Exchange').click();
  await expect(page.getByRole('dialog', { name: 'Address verification is pending' })).toBeVisible();
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page).toHaveURL(/\/account-group\/cash/);
  await login.resume(await control.customer('address_none', { balances }));
  await page.goto('/account-group/cash');
  await getRow(page, /^Euro/).click();
  await getAction(page, 'Exchange').click();
  await page.getByRole('dialog', { name: 'Confirm the address' }).getByRole('link', { name: 'Confirm now' }).click();
  await expect(page).toHaveURL(/\/address-verification$/);
});

test('mounts only a few of 2,000 accounts at any scroll position, and the last one can be opened @large (HOME-013)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('large');
  await new LoginPage(page).resume(customer);
  await page.getByRole('link', { name: /^Cash/ }).click();
  const rows = page.getByRole('region', { name: 'Halden' }).getByRole('listitem');
  const mounted = (): Promise<number> => page.locator('main li').count();
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d{4}$/);
  const all = Number(await rows.first().getAttribute('aria-setsize'));
  expect(all).toBeGreaterThan(1900);
  expect(await mounted()).toBeLessThan(100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect(rows.first()).not.toHaveAttribute('aria-posinset', '1');
  await expect(rows.nth(30)).toBeAttached();
  expect(await mounted()).toBeLessThan(100);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(rows.last()).toHaveAttribute('aria-posinset', String(all));
  await rows.last().getByRole('button').first().click();
  await expect(
    getOpenActions(page)
      .getByRole('button', { name: 'Withdraw' })
      .or(getOpenActions(page).getByRole('button', { name: 'Top up' }))
      .first(),
  ).toBeInViewport();
  expect(await mounted()).toBeLessThan(100);
});

test('a group has its own line and orders, and instruments have neither (HOME-108, HOME-109)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('verified'));
  await page.goto('/account-group/crypto');
  const line = page.getByRole('region', { name: 'Balance over time' });
  await expect(line.getByRole('slider')).toHaveAccessibleName(/^Balance from €/);
  const orders = page.getByRole('region', { name: 'Transactions' });
  await expect(orders.getByRole('listitem').first()).toContainText(/BTC|ETH|USDC|USDT|DAI/);
  await orders.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/transactions\?wallet\[\]=\d+&.*token\[\]=\d+/);
  await page.goto('/account-group/bonds');
  await expect(page.getByRole('region', { name: /^Bonds/ })).toContainText('€');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toContainText('Halden Finance');
  await expect(line).toHaveCount(0);
  await expect(orders).toHaveCount(0);
});
