import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const PATH = '/api/v1/search/orders';
const news = { subject: 'of-tomorrow', content: 'The office moves in May', level: 'message' };

/** The menu says how much is unread, in its name, wherever the customer is. */
const menu = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const operation = (page: Page) => rows(page).filter({ hasText: 'SEPA top up' });

async function openCentre(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
}

test('what is unread is counted at the menu; opened, it is read, and stays so after a reload @gate (WISH-016)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty', { notifications: [news] });
  await control.deposit(customer, '25.00', 'sepa');
  await new LoginPage(page).resume(customer);
  await expect(menu(page, 'Menu, 2 unread notifications')).toBeVisible();
  await openCentre(page);
  await expect(rows(page)).toHaveText([/^Unread The office moves in May/, /^Unread SEPA top up/]);
  await operation(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  await expect(page.getByRole('dialog').getByText('Date')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(rows(page)).toHaveText([/^Unread The office/, /^SEPA top up/]);
  await page.reload();
  await expect(rows(page)).toHaveText([/^Unread The office/, /^SEPA top up/]);
  await expect(menu(page, 'Menu, 1 unread notification')).toBeVisible();
  await rows(page).getByRole('button', { name: 'Mark "The office moves in May" as read' }).click();
  await expect(menu(page, 'Menu')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
});

test('read marks are the device’s and the customer’s: another customer of it has theirs unread (WISH-016, D-WISH-01)', async ({
  page,
  control,
}) => {
  const [alice, bruno] = [await control.customer('empty'), await control.customer('empty')];
  for (const customer of [alice, bruno]) await control.deposit(customer, '25.00', 'sepa');
  await new LoginPage(page).resume(alice);
  await openCentre(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(operation(page)).toHaveText(/^SEPA top up/);
  await expect(menu(page, 'Menu')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await new LoginPage(page).resume(bruno);
  await expect(menu(page, 'Menu, 1 unread notification')).toBeVisible();
});

test('nothing to tell is said; an operation that ends meanwhile comes as unread (WISH-016)', async ({ page, control }) => {
  await page.clock.install();
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await openCentre(page);
  await expect(page.getByText('You have no notifications yet.')).toBeVisible();
  await expect(menu(page, 'Menu')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await control.deposit(customer, '25.00', 'sepa');
  await page.clock.fastForward(61_000); // it asks every minute
  await expect(operation(page)).toHaveText(/^Unread SEPA top up/);
  await expect(menu(page, 'Menu, 1 unread notification')).toBeVisible();
});

test('a list that cannot be loaded says so and is asked for again (WISH-016, D-ERR-20)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 500/);
  const customer = await control.customer('empty');
  await control.deposit(customer, '25.00', 'sepa');
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/about'); // asks for no orders of its own
  await expect(menu(page, 'Menu, 1 unread notification')).toBeVisible();
  await control.fault({ match: { path: PATH, username: customer.username }, status: 500, body: { code: 500, message: '' } });
  await openCentre(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(operation(page)).toHaveText(/^Unread SEPA top up/);
});

test('without a network the page says so and keeps what it has (WISH-016)', async ({ page, context, control, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('empty');
  await control.deposit(customer, '25.00', 'sepa');
  await new LoginPage(page).resume(customer);
  await openCentre(page);
  await expect(operation(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No internet connection!')).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(operation(page)).toHaveText(/^SEPA top up/);
  await expect(menu(page, 'Menu')).toBeVisible();
});

test('what is rejected is told too; words of the provider are text, however long, in whatever direction (WISH-016)', async ({
  page,
  control,
}) => {
  const content = ['<img src=x onerror=alert(1)>', 'الصيانة المجدولة يوم الأحد', 'Donaudampfschifffahrtsgesellschaft'.repeat(30)];
  const customer = await control.customer('empty', {
    notifications: content.map((words, place) => ({ subject: `of-${place}`, content: words, level: 'of-another-version' })),
  });
  await control.order(customer, { type: 'withdraw_sepa', status: 'rejected', volume: { value: '-10.00', currency: 'EUR' } });
  await control.order(customer, { type: 'withdraw_sepa', status: 'pending', volume: { value: '-20.00', currency: 'EUR' } });
  await new LoginPage(page).resume(customer);
  await openCentre(page);
  for (const words of content) await expect(rows(page).filter({ hasText: words })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: '€10.00' })).toContainText('Rejected');
  await expect(rows(page).filter({ hasText: '€20.00' })).toHaveCount(0);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect(await accessibilityIssues(page)).toEqual([]);
});
