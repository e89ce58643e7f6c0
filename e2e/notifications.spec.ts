import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const news = { subject: 'of-tomorrow', content: 'The office moves in May', level: 'message' };

/** The menu button, whose name contains the number of unread notifications on every page. */
const getMenu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const getRows = (page: Page) => page.getByRole('main').getByRole('listitem');
const getOperation = (page: Page) => getRows(page).filter({ hasText: 'SEPA withdrawal' });

async function openCentre(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
}

test('counts unread notifications in the menu and keeps opened ones read after a reload @gate (WISH-016)', async ({ page, control }) => {
  const customer = await control.customer('empty', { notifications: [news] });
  await control.deposit(customer, '25.00', 'sepa');
  await control.order(customer, { type: 'withdraw_sepa', status: 'rejected', volume: { value: '-20.00', currency: 'EUR' } });
  await new LoginPage(page).resume(customer);
  await expect(getMenu(page, 'Menu, 2 unread notifications')).toBeVisible();
  await openCentre(page);
  await expect(getRows(page)).toHaveText([
    /^Unread The office moves in May/,
    /^Unread SEPA withdrawal was rejected/,
    /^Your address is verified/,
  ]);
  await getOperation(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Contact support' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(getRows(page)).toHaveText([/^Unread The office/, /^SEPA withdrawal was rejected/, /^Your address is verified/]);
  await page.reload();
  await expect(getRows(page)).toHaveText([/^Unread The office/, /^SEPA withdrawal was rejected/, /^Your address is verified/]);
  await expect(getMenu(page, 'Menu, 1 unread notification')).toBeVisible();
  await getRows(page).getByRole('button', { name: 'Mark "The office moves in May" as read' }).click();
  await expect(getMenu(page, 'Menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
});
