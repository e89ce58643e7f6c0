import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { ORDERS, TransactionsPage } from './support/TransactionsPage.ts';
import { addTopUps } from './support/addTopUps.ts';

test('an open order that completes is updated in its dialog and its row (TXN-013, TXN-020, D-TXN-31)', async ({ page, control }) => {
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
  await page.clock.fastForward(16_000); // an open order is polled every 15 s
  await expect(order.getByText('Completed', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(history.rows.first()).toBeVisible();
  await expect(history.rows.first()).not.toContainText('Pending');
});

test('new orders appear on top without moving what is being read (D-TXN-31)', async ({ page, control }) => {
  const history = new TransactionsPage(page);
  const customer = await control.customer('empty');
  await addTopUps(control, customer, 30);
  await new LoginPage(page).resume(customer);
  await history.open();
  await expect(history.rows.first()).toContainText('€30.00');
  await page.evaluate(() => scrollTo(0, 700));
  const read = history.rows.filter({ hasText: '€18.00' });
  const before = (await read.boundingBox())?.y;
  await control.deposit(customer, '77.00', 'sepa'); // 5.00 is the fee
  const answered = page.waitForResponse((answer) => answer.url().includes(`${ORDERS}?`) && answer.url().includes('limit=20'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // simulates the return to the tab
  await answered;
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  expect((await read.boundingBox())?.y).toBe(before);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(history.rows.first()).toContainText('€72.00');
});
