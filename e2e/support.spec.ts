import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { createPhone } from './support/SignUpPage.ts';

test('opens the chat from the menu and returns to the accounts when it is closed @gate (MENU-010, MENU-011, MENU-038)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(/\/support\/form$/);
  await expect(page.getByText(`Hello, ${customer.givenName} ${customer.familyName}! How can we help?`)).toBeVisible();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page).toHaveURL(/\/assets$/);
});

test('replaces a chat not loaded after 8 s by the form, which e-mails a visitor a ticket (D-MENU-09, API-079)', async ({
  page,
  control,
}) => {
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('wallet:sandbox', JSON.stringify({ chat: 'hang' })));
  await page.goto('/support/form');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(page.getByText('Loading', { exact: true })).toBeHidden();
  const email = `visitor${createPhone().slice(1)}@example.com`;
  await message.fill('I cannot sign up.');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been sent')).toBeVisible();
  const ticket = (await page.getByText(/^Your ticket is HS-\d{6}\.$/).textContent())?.match(/HS-\d{6}/)?.[0] ?? 'no ticket';
  expect((await control.messagesTo(email))[0]).toContain(ticket);
});

test('shows the form immediately when offline and keeps its text (D-MENU-09)', async ({ page, context, control, expectedComplaints }) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await new LoginPage(page).resume(await control.customer('empty'));
  const follow = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Support', exact: true }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  };
  await follow();
  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Accounts' })).toBeAttached();
  await context.setOffline(true);
  await follow();
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection!' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});
