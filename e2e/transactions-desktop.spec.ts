import { expect } from '@playwright/test';
import { findAccessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { TransactionsPage } from './support/TransactionsPage.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('shows the history as a table with arrow keys, opens orders beside it and closes them with Back (TXN-006, D-TXN-25, D-TXN-36)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await new TransactionsPage(page).open();
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(rows.first()).toBeVisible();
  const [first, second, third] = [rows.nth(0).getByRole('link'), rows.nth(1).getByRole('link'), rows.nth(2).getByRole('link')];
  for (const name of ['Date (UTC)', 'Transaction', 'Account', 'Amount'])
    await expect(page.getByRole('columnheader', { name }).first()).toBeAttached();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  const order = page.getByRole('dialog');
  await expect(order.getByRole('link', { name: 'Contact support' })).toBeVisible();
  const opened = page.url();
  expect(await findAccessibilityIssues(page)).toEqual([]);

  await third.click();
  await expect(page).not.toHaveURL(opened);
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  // The URL changes before the content.
  await expect(order).toContainText(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  await expect(order.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(order).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(order).toBeHidden();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(third).toBeFocused();

  await first.click();
  await expect(order).toBeVisible();
  await second.click();
  await page.goBack();
  await expect(page).toHaveURL(/\/transactions$/);
  await expect(order).toBeHidden();

  await expect(page.getByText('Date (UTC)')).not.toHaveCount(0);
  await page.goto('/transactions?q=nothing%20has%20this%20name');
  await expect(page.getByText('No transaction matches')).toBeVisible();
  await expect(page.getByText('Date (UTC)')).toHaveCount(0);
});
