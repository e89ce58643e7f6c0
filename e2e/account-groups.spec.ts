import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { SepaWithdrawalPage } from './support/SepaWithdrawalPage.ts';

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const action = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const actionsOf = (page: Page) => page.getByRole('listitem').filter({ has: page.locator('[aria-expanded=true]') });

test('accounts stand under their provider, one is open, and a reload keeps it @gate (HOME-012, HOME-013, HOME-014)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '150.00', USD: '20.00' } });
  await new LoginPage(page).resume(customer);
  await page.getByRole('link', { name: /^Cash/ }).click();
  const provider = page.getByRole('region', { name: 'Halden' });
  await expect(provider.getByRole('listitem')).toHaveCount(2);
  await row(page, /^EUR/).click();
  await expect(actionsOf(page).getByRole('button')).toHaveText([/EUR account/, 'Top up', 'Withdraw', 'Exchange', 'History']);
  await row(page, /^USD/).click();
  await expect(actionsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?open=fiat%3A\d+$/);
  await page.reload();
  await expect(row(page, /^USD/)).toHaveAttribute('aria-expanded', 'true');
  await action(page, 'Exchange').click();
  await expect(page).toHaveURL(/\/operation\/exchange\/fiat\/\d+\/fiat\/\d+$/);
  await page.goBack();
  await expect(row(page, /^USD/)).toHaveAttribute('aria-expanded', 'true');
});

test('the history of an account, a coin and a stablecoin is filtered by what it is (HOME-018, D-HOME-09)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  for (const [group, name, filter] of [
    ['cash', /^EUR/, 'account'],
    ['crypto', /^Bitcoin/, 'wallet'],
    ['crypto', /^USD Coin/, 'token'],
  ] as const) {
    await page.goto(`/account-group/${group}`);
    await row(page, name).click();
    await action(page, 'History').click();
    await expect(page).toHaveURL(new RegExp(String.raw`/transactions\?${filter}(%5B%5D|\[\])=\d+$`));
  }
});

test('what is on its way out stands under its account, and is no longer in the balance (HOME-015, HOME-016, RULE-004)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { balances: { EUR: '100.00', USD: '0.00' } });
  const withdrawal = new SepaWithdrawalPage(page);
  await new LoginPage(page).resume(customer);
  await withdrawal.fillIn(await control.accountId(customer, 'EUR'), '30.00', 'DE89370400440532013000');
  await withdrawal.submit();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await page.goto('/account-group/cash');
  const euro = page.getByRole('listitem').filter({ hasText: 'EUR account' });
  await expect(euro).toContainText('€70.00');
  await expect(euro).toContainText(/Transfer out:.*−€30\.00/);
  await expect(euro).not.toContainText('Transfer in:');
  await expect(page.getByRole('listitem').filter({ hasText: 'USD account' })).not.toContainText('Transfer');
});

test('private equity has information and history alone, and what is empty says so (HOME-019, HOME-020, HOME-023)', async ({
  page,
  control,
}) => {
  const login = new LoginPage(page);
  await login.resume(await control.customer('empty'));
  await page.goto('/account-group/data');
  await row(page, /^Rosen Robotics/).click();
  await expect(actionsOf(page).getByRole('button')).toHaveText([/Rosen Robotics/, 'Info', 'History']);
  await action(page, 'Info').click();
  await expect(page).toHaveURL(/\/assets\/tokens\/RSN\/info$/);
  await login.resume(await control.customer('no_wallets'));
  await page.goto('/account-group/data');
  await expect(page.getByText("Hmm, you don't have any deals in your portfolio yet.")).toBeVisible();
  for (const group of ['stocks', 'bonds', 'notes']) {
    await page.goto(`/account-group/${group}`);
    await expect(page.getByText('A new tool will appear here soon')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Visit our website' })).toHaveAttribute('rel', /noopener/);
  }
});

test('an exchange asks for the address first, and says when it is being checked (HOME-036, HOME-038, D-HOME-10)', async ({
  page,
  control,
}) => {
  const balances = { EUR: '100.00', USD: '100.00' };
  const login = new LoginPage(page);
  await login.resume(await control.customer('address_pending', { balances }));
  await page.goto('/account-group/cash');
  await row(page, /^EUR/).click();
  await action(page, 'Exchange').click();
  await expect(page.getByRole('dialog', { name: 'Address verification is pending' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'I got it' }).click();
  await expect(page).toHaveURL(/\/account-group\/cash/);
  await login.resume(await control.customer('address_none', { balances }));
  await page.goto('/account-group/cash');
  await row(page, /^EUR/).click();
  await action(page, 'Exchange').click();
  await page.getByRole('dialog', { name: 'Confirm the address' }).getByRole('link', { name: 'Confirm now' }).click();
  await expect(page).toHaveURL(/\/address-verification$/);
});

test('a blocked service provider leaves looking open, and leads to the support (HOME-037, D-SES-22)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] }));
  await page.goto('/account-group/cash');
  await row(page, /^EUR/).click();
  await action(page, 'Top up').click();
  const prompt = page.getByRole('dialog', { name: 'Oops... service not available, contact support' });
  await prompt.getByRole('button', { name: 'Close' }).click();
  await action(page, 'History').click();
  await expect(page).toHaveURL(/\/transactions\?/);
});

test('of 2,000 accounts a few are mounted wherever the page stands, and the last is reached and opens @large (HOME-013)', async ({
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
    actionsOf(page)
      .getByRole('button', { name: 'Withdraw' })
      .or(actionsOf(page).getByRole('button', { name: 'Top up' }))
      .first(),
  ).toBeInViewport();
  expect(await mounted()).toBeLessThan(100);
  expect(await accessibilityIssues(page)).toEqual([]);
});
