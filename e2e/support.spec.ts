import { expect, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';
import { freshPhone } from './support/SignUpPage.ts';

const wish = (page: Page, chat: 'open' | 'hang' | 'none') =>
  page.addInitScript((value) => localStorage.setItem('wallet:sandbox', JSON.stringify({ chat: value })), chat);
const mailbox = () => `visitor${freshPhone().slice(1)}@example.com`;
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test('the menu leads to the chat, and closing it to the accounts @gate (MENU-010, MENU-011, MENU-038)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(/\/support\/form$/);
  await expect(page.getByText(`Hello, ${customer.givenName} ${customer.familyName}! How can we help?`)).toBeVisible();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page).toHaveURL(/\/assets$/);
});

test('a visitor’s chat closes to `/` (MENU-005, MENU-011)', async ({ page }) => {
  await page.goto('/support/form');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('"Loading" until the chat is open; after 8 s the form takes its place (MENU-010, D-MENU-09)', async ({ page }) => {
  await page.clock.install();
  await wish(page, 'hang');
  await page.goto('/support/form');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
});

test('a visitor without a chat writes a message and gets a ticket by e-mail (D-MENU-09, API-079, LIM-022)', async ({ page, control }) => {
  await wish(page, 'none');
  await page.goto('/support/form');
  const email = mailbox();
  await page.getByRole('textbox', { name: 'Message' }).fill('I cannot sign up.');
  await send(page);
  await expect(page.getByText('This field is required')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByLabel('E-mail').fill(email);
  await send(page);
  await expect(page.getByText('Your message has been sent')).toBeVisible();
  const ticket = (await page.getByText(/^Your ticket is HS-\d{6}\.$/).textContent())?.match(/HS-\d{6}/)?.[0] ?? 'no ticket';
  expect((await control.messagesTo(email))[0]).toContain(ticket);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a customer’s message goes out under their name; a failure keeps the text (D-MENU-09)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const email = mailbox();
  const customer = await control.customer('empty', { email });
  await wish(page, 'none');
  await new LoginPage(page).resume(customer);
  await page.goto('/support/form');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await control.fault({
    match: { path: '/api/v1/support/messages', username: customer.username },
    status: 503,
    body: { code: 503, message: '' },
  });
  await page.getByRole('textbox', { name: 'Message' }).fill('Where is my transfer?');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Service is temporary unavailable');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is my transfer?');
  await send(page);
  await expect(page.getByText('Your message has been sent')).toBeVisible();
  expect(await control.messagesTo(email)).toHaveLength(1);
  const statuses = (await control.requests(customer.username, '/api/v1/support/messages')).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 503]));
  expect(statuses).toHaveLength(2);
});

test('offline the form is there at once and keeps what is written (D-MENU-09)', async ({ page, context, control, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  const follow = async (entry: string) => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: entry, exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  };
  await follow('Support');
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeAttached();
  await context.setOffline(true);
  await follow('Support');
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

test('a logged-out customer is a visitor of the support (SES-008)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await wish(page, 'none');
  await new LoginPage(page).resume(customer);
  await new Menu(page).logOut();
  await page.goto('/support/form');
  await expect(page.getByLabel('E-mail')).toHaveValue('');
});
