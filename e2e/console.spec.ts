import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';

const openTab = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/sandbox');
  await page.getByRole('tab', { name }).click();
  return page.getByRole('tabpanel', { name });
};

test('the console shows a code the moment it is sent', async ({ page, request, control }) => {
  const { username } = await control.customer('verified');
  const inbox = await openTab(page, 'Inbox');
  await inbox.getByRole('textbox', { name: 'Phone, e-mail or word' }).fill(username);
  await expect(inbox.getByRole('listitem')).toHaveCount(0);
  await request.post('/api/v1/one_time_code', { data: { username, intent: 'login', captchaToken: 'one' } });
  const message = inbox.getByRole('listitem').filter({ hasText: `SMS to ${username}` });
  await expect(message).toContainText(await control.latestCode(username));
});

test('D-ADDR-18 the console approves an address, and changes a customer by one choice', async ({ page, control }) => {
  const { username } = await control.customer('address_pending');
  const waiting = await openTab(page, 'In progress');
  await waiting.getByRole('button', { name: `Approve: Address ${username}` }).click();
  await expect(waiting.getByRole('button', { name: `Approve: Address ${username}` })).toHaveCount(0);
  const customers = await openTab(page, 'Customers');
  await customers.getByRole('searchbox', { name: 'Part of a phone' }).fill(username);
  const row = customers.getByRole('button', { name: username });
  await expect(row).toContainText('Address success');
  await row.click();
  await customers.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'temp_blocked' }).click();
  await expect(row).toContainText('temp_blocked');
});

test('RULE-020 the console completes an order and rejects another', async ({ page, control }) => {
  const customer = await control.customer('travel_rule');
  const order = await control.depositCrypto(customer.username, 'BTC', '0.1');
  const other = await control.depositCrypto(customer.username, 'BTC', '0.2');
  const waiting = await openTab(page, 'In progress');
  await waiting.getByRole('button', { name: `Complete: Order ${order}` }).click();
  await waiting.getByRole('button', { name: `Reject: Order ${other}` }).click();
  await expect(waiting.getByRole('listitem').filter({ hasText: customer.username })).toHaveCount(0);
  const inbox = await openTab(page, 'Inbox');
  await expect(inbox.getByRole('listitem').filter({ hasText: order })).toContainText(/0\.1/);
});

test('the console injects a fault, shows the request that met it, and takes it away', async ({ page, request, control }) => {
  const { username, password } = await control.customer('verified');
  const faults = await openTab(page, 'Faults');
  await faults.getByRole('textbox', { name: 'Path' }).fill('/api/v1/sign_in');
  await faults.getByRole('textbox', { name: 'Phone' }).fill(username);
  await faults.getByRole('textbox', { name: 'Status' }).fill('503');
  await faults.getByRole('textbox', { name: 'How often' }).fill('0');
  await faults.getByRole('button', { name: 'Inject' }).click();
  const fault = faults.getByRole('listitem').filter({ hasText: username });
  await expect(fault).toContainText('answers 503');
  const signIn = () => request.post('/api/v1/sign_in', { data: { username, password } });
  expect((await signIn()).status()).toBe(503);
  await fault.getByRole('button', { name: 'Clear' }).click();
  await expect(fault).toHaveCount(0);
  expect((await signIn()).status()).toBe(200);
  await page.goto(`/sandbox#requests=${encodeURIComponent(username)}`);
  const seen = page.getByRole('tabpanel', { name: 'Requests' }).getByRole('listitem');
  await expect(seen).toHaveText([/POST \/api\/v1\/sign_in.*200/, /POST \/api\/v1\/sign_in.*503/]);
  await seen.first().getByRole('button').click();
  await expect(seen.first()).toContainText('"password": "[redacted]"');
});

test('the contract is read in the browser, from the console on', async ({ page }) => {
  const provider = await openTab(page, 'Clock and ledger');
  await provider.getByRole('link', { name: 'Contract of the provider' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract of the provider');
  const signIn = page.locator('details', { hasText: 'POST /api/v1/sign_in' });
  await signIn.locator('summary').click();
  await expect(signIn.locator('pre').first()).toContainText('"username"');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('the console moves the clock and checks the ledger', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const provider = await openTab(page, 'Clock and ledger');
  await provider.getByRole('textbox', { name: 'Seconds' }).fill('1');
  await provider.getByRole('button', { name: 'Move the clock' }).click();
  await expect(page.getByText('The clock was moved.')).toBeVisible();
  await provider.getByRole('button', { name: 'Check the ledger' }).click();
  await expect(provider.getByText('It balances')).toBeVisible();
  await provider.getByRole('textbox', { name: 'Seconds' }).fill('-1');
  await provider.getByRole('button', { name: 'Move the clock' }).click();
  await expect(page.getByText('advanceSeconds: The clock never goes back')).toBeVisible();
});

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  test(`the console is accessible and fits at ${width} px in the ${colorScheme} theme`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/sandbox');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await accessibilityIssues(page)).toEqual([]);
    }
  });
}
