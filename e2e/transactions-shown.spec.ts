import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ORDERS, TransactionsPage } from './support/TransactionsPage.ts';
import { topUps } from './support/topUps.ts';

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')];
    const visible = boxes.filter((box) => box.clientWidth > 1); // what is there for screen readers alone is clipped
    return Math.max(...visible.map((box) => (getComputedStyle(box).overflowX === 'visible' ? 0 : box.scrollWidth - box.clientWidth)));
  });

test('an order that is done while it is open says so, there and in its row (TXN-013, TXN-020, D-TXN-31)', async ({ page, control }) => {
  await page.clock.install();
  const customer = await control.customer('empty');
  const id = await control.order(customer, { type: 'send', status: 'pending', volume: { value: '-0.5', currency: 'ETH' } });
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(history.rows.first()).toContainText('Pending');
  await history.openRow(/Send/);
  const order = page.getByRole('dialog');
  const notice = order.getByText('The exact amount will be calculated after executing the transaction on the network.');
  await expect(notice).toBeVisible();
  await control.moveOrder(id, 'completed');
  await page.clock.fastForward(16_000); // an open order is asked for every 15 s
  await expect(order.getByText('Completed', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(history.rows.first()).toBeVisible();
  await expect(history.rows.first()).not.toContainText('Pending');
});

test('long and right-to-left values stay in their place; what is shortened is copied whole (TXN-015, TXN-017, TXN-018)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const customer = await control.customer('empty');
  const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
  const plain = { state: null, long: false, copy: false };
  await control.order(customer, {
    type: 'withdraw_sepa',
    status: 'moderate',
    volume: { value: '-9999999999.99', currency: 'EUR' },
    summary: [
      {
        name: 'تفاصيل',
        rows: [
          { ...plain, name: 'Beneficiary', value: 'شركة النسيج والتجارة الدولية المحدودة '.repeat(4).trim() },
          { ...plain, name: 'Reference', value: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) },
          { ...plain, name: 'Address', value: address, long: true, copy: true },
        ],
      },
    ],
  });
  const history = new TransactionsPage(page);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(history.rows.first()).toContainText('On review');
  expect(await overflowOf(page)).toBe(0);
  await history.openRow(/withdrawal/);
  const order = page.getByRole('dialog');
  await expect(order.getByText('Your withdrawal will be completed after a short compliance check.')).toBeVisible();
  await expect(order.getByText('0x71C7656EC7ab88b098…976F')).toBeVisible();
  expect(await overflowOf(page)).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
  await order.getByRole('button', { name: 'Copy Address' }).click();
  await expect(order.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.clock.fastForward(1300);
  await expect(order.getByText('Copied')).toBeHidden();
});

test('the accounts to filter by: failed once, then by kind; the list shows one account alone (TXN-027, D-TXN-19, D-TXN-20)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open();
  await expect(history.rows.first()).toBeVisible();
  await control.fault({
    match: { path: `${ORDERS}/filters`, username: customer.username },
    status: 400,
    body: { code: 400, message: 'No' },
  });
  await history.chip(/^Account/).click();
  const sheet = page.getByRole('dialog', { name: 'Account' });
  await expect(sheet.getByText('Something went wrong.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Try again' }).click();
  for (const kind of ['Fiat', 'Crypto', 'Tokens']) await expect(sheet.getByText(kind, { exact: true })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await sheet.getByText('BTC wallet', { exact: true }).click();
  await history.apply();
  await expect(page).toHaveURL(/\?wallet\[\]=\d+$/);
  await expect(history.chip(/BTC wallet/)).toHaveAttribute('aria-pressed', 'true');
  await expect(history.rows.first()).toContainText('BTC');
  for (const text of await history.rows.allTextContents()) expect(text).toContain('BTC');
});

test('days the wrong way round are refused in the sheet; the right way round the chip tells them (TXN-011, TXN-029, D-TXN-18)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  const history = new TransactionsPage(page);
  await history.open('?date=30d');
  await history.choose(/^Date/, 'Choose dates');
  const sheet = page.getByRole('dialog', { name: 'Date' });
  const [from, to] = [sheet.locator('input').first(), sheet.locator('input').last()];
  await from.fill('2026-03-15');
  await to.fill('2026-03-14');
  await expect(sheet.getByText('Start date must be earlier or equal to end date.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).not.toHaveURL(/2026-03-14/);
  await history.open('?date=30d');
  await history.choose(/^Date/, 'Choose dates');
  await from.fill('2026-03-14');
  await to.fill('2026-03-15');
  await history.apply();
  await expect(page).toHaveURL(/\?date=2026-03-14_2026-03-15$/);
  await expect(history.chip(/14 Mar - 15 Mar/)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Transactions with such filters not found')).toBeVisible();
});

test('new orders come on top without moving what is being read (D-TXN-31)', async ({ page, control }) => {
  const history = new TransactionsPage(page);
  const customer = await control.customer('empty');
  await topUps(control, customer, 30);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(history.rows.first()).toContainText('€30.00');
  await page.evaluate(() => scrollTo(0, 700));
  const read = history.rows.filter({ hasText: '€18.00' });
  const before = (await read.boundingBox())?.y;
  await control.deposit(customer, '77.00', 'sepa'); // 5.00 is the fee
  const answered = page.waitForResponse((answer) => answer.url().includes(`${ORDERS}?`) && answer.url().includes('limit=20'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // back at the tab
  await answered;
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  expect((await read.boundingBox())?.y).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(history.rows.first()).toContainText('€72.00');
});
