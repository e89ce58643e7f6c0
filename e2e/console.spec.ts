import { expect, type Locator, type Page } from '@playwright/test';
import { findAccessibilityIssues, test } from './support/journey.ts';

// The console is a desktop tool. Narrow screens have a separate journey.
test.use({ viewport: { width: 1280, height: 800 } });

const openTab = async (page: Page, name: string): Promise<Locator> => {
  await page.goto('/sandbox');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
  return page.getByRole('region', { name });
};

const getRow = (within: Locator | Page, text: string | RegExp): Locator => within.getByRole('row').filter({ hasText: text });

test('shows a code as soon as it is sent (OPSC-011)', async ({ page, request, control }) => {
  const { username } = await control.customer('verified');
  const inbox = await openTab(page, 'Inbox');
  await inbox.getByRole('searchbox', { name: 'Phone, e-mail or word' }).fill(username);
  await expect(inbox.getByText('No message has that.')).toBeVisible();
  await request.post('/api/v1/one_time_code', { data: { username, intent: 'login', captchaToken: 'one' } });
  const message = getRow(inbox, username);
  const code = await control.latestCode(username);
  await expect(message).toContainText(code);
  await message.getByRole('link').click();
  await expect(inbox.getByText(code, { exact: true }).last()).toBeVisible();
  await expect(inbox.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await page.goto(`/sandbox#inbox/${encodeURIComponent(username)}`);
  await expect(getRow(page, username)).toHaveCount(1);
});

test('approves an address, and changes a customer with a form that explains its effects @gate (D-ADDR-18, OPSC-008)', async ({
  page,
  control,
}) => {
  const { username } = await control.customer('address_pending');
  const waiting = await openTab(page, 'In progress');
  await waiting.getByRole('button', { name: `Approve: Address ${username}`, exact: true }).click();
  await expect(waiting.getByRole('button', { name: `Approve: Address ${username}`, exact: true })).toHaveCount(0);
  const customers = await openTab(page, 'Customers');
  await customers.getByRole('searchbox', { name: 'Phone, name, e-mail' }).fill(username);
  await expect(getRow(customers, username)).toHaveCount(1);
  await customers.getByRole('link', { name: username }).click();
  await expect(customers.getByRole('combobox', { name: 'Address' })).toHaveValue('success');
  await customers.getByRole('combobox', { name: 'Status' }).selectOption('temp_blocked');
  await expect(customers.getByText('Ends all sessions.')).toBeVisible();
  await expect(getRow(customers, username)).toContainText('Verified');
  await customers.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(getRow(customers, username)).toContainText('Blocked for now');
  await expect(customers.getByRole('button', { name: 'Sign in as', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(customers.getByText('This account is temporary blocked (102)').first()).toBeVisible();
});

test('creates a customer in the chosen state, and "Sign in as" opens the app as them (OPSC-007, OPSC-009)', async ({ page, context }) => {
  const customers = await openTab(page, 'Customers');
  await customers.getByRole('link', { name: 'New customer' }).click();
  await customers.getByRole('searchbox', { name: 'Search presets' }).fill('given up');
  await expect(customers.getByRole('radio')).toHaveCount(1);
  await expect(customers.getByText('a registration that was given up 8 days ago; the app shows Registration, Proceed')).toBeVisible();
  await customers.getByRole('radio').check();
  await customers.getByRole('button', { name: 'Create', exact: true }).click();
  const made = customers.getByRole('status').filter({ hasText: 'A customer was made.' });
  await expect(made.getByRole('button', { name: 'Copy both' })).toBeVisible();
  const opened = context.waitForEvent('page');
  await made.getByRole('button', { name: 'Sign in as', exact: true }).click();
  const app = await opened;
  await app.waitForURL('**/assets');
  await app.reload();
  await expect(app.getByRole('region', { name: 'Total balance' })).toBeVisible();
});

test('applies every change of a customer at the provider', async ({ page, request, control }) => {
  const { username, password } = await control.customer('verified');
  const session = await (await request.post('/api/v1/sign_in', { data: { username, password } })).json();
  await page.goto(`/sandbox#customers/${username}`);
  const panel = page.getByRole('region', { name: 'Customers' });
  await panel.getByRole('combobox', { name: 'Address' }).selectOption('pending');
  await panel.getByRole('combobox', { name: 'IBAN' }).selectOption('allocated');
  await panel.getByRole('combobox', { name: 'Plan' }).selectOption('Growth');
  await panel.getByRole('combobox', { name: 'Blocks on sign-in' }).selectOption('checks');
  await panel.getByRole('checkbox', { name: 'Travel rule' }).check();
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await panel.getByRole('combobox', { name: /^Visa/ }).selectOption('pending');
  await panel.getByRole('button', { name: /^Save card Visa/ }).click();
  const transfers = panel.getByRole('group', { name: 'Transfers' });
  await transfers.getByRole('combobox', { name: 'Check of the payee’s name' }).selectOption('strict');
  await transfers.getByRole('combobox', { name: 'Brake on unusual transfers' }).selectOption('On');
  await transfers.getByRole('combobox', { name: 'Prices in full' }).selectOption('Off');
  await transfers.getByRole('button', { name: 'Save transfers', exact: true }).click();
  await expect(transfers.getByRole('button', { name: 'Save transfers', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(panel.getByRole('table', { name: 'Directory of account holders' }).getByRole('row')).toHaveCount(9);
  const balance = panel.getByRole('group', { name: 'Set a balance' });
  await balance.getByRole('combobox', { name: 'Currency' }).selectOption('USD');
  await balance.getByRole('textbox', { name: 'Amount' }).fill('12.30');
  await balance.getByRole('button', { name: 'Set balance', exact: true }).click();
  await expect(panel.getByRole('cell', { name: '12.30', exact: true })).toBeVisible();
  const deposit = panel.getByRole('group', { name: 'Money in' });
  await deposit.getByRole('combobox', { name: 'Arrives by' }).selectOption('crypto');
  await deposit.getByRole('combobox', { name: 'Currency' }).selectOption('BTC');
  await deposit.getByRole('textbox', { name: 'Amount' }).fill('0.5');
  await deposit.getByRole('button', { name: 'Send money in', exact: true }).click();
  await expect(page.getByText('The money arrived.')).toBeVisible();
  const now = await request.patch(`/sandbox/customers/${encodeURIComponent(username)}`, { data: {} });
  expect(await now.json()).toMatchObject({
    addressStatus: 'pending',
    iban: 'allocated',
    tariff: 'Growth',
    hold: 'checks',
    travelRuleEnabled: true,
    payeeCheck: 'strict',
    brake: true,
    priceDetails: false,
    balances: { USD: '12.30' },
    cards: expect.arrayContaining([expect.objectContaining({ cardType: 'visa', status: 'pending' })]),
  });
  expect((await control.orders(username))[0]).toMatchObject({ type: 'receive', volume: { value: '0.50000000', currency: 'BTC' } });
  await panel.getByRole('button', { name: 'Expire access token', exact: true }).click();
  const readInfo = () => request.get('/api/v1/info/full', { headers: { authorization: `Bearer ${session.access_token}` } });
  await expect.poll(async () => (await readInfo()).status()).toBe(401);
  const refresh = () => request.post('/api/v1/refresh_token', { data: { refresh_token: session.refresh_token } });
  await panel.getByRole('button', { name: 'End all sessions', exact: true }).click();
  await expect.poll(async () => (await refresh()).status()).toBe(401);
});

test('a template fills in a fault, which is announced in a bar, takes effect and can be cleared (OPSC-012)', async ({
  page,
  request,
  control,
}) => {
  const { username, password } = await control.customer('verified');
  const faults = await openTab(page, 'Faults');
  await faults.getByRole('button', { name: '503 with Retry-After' }).click();
  await faults.getByRole('combobox', { name: 'Call' }).selectOption('API-001');
  await expect(faults.getByRole('textbox', { name: 'Path' })).toHaveValue('/api/v1/sign_in');
  await faults.getByRole('combobox', { name: 'Customer' }).fill(username);
  await faults.getByRole('textbox', { name: 'How often' }).fill('0');
  await faults.getByRole('button', { name: 'Inject', exact: true }).click();
  const fault = getRow(faults, username);
  await expect(fault).toContainText('answers 503');
  await page.goto('/sandbox#orders');
  await expect(page.getByRole('link', { name: /\d+ faults? (is|are) standing/ })).toBeVisible();
  const signIn = () => request.post('/api/v1/sign_in', { data: { username, password } });
  const refused = await signIn();
  expect([refused.status(), refused.headers()['retry-after']]).toEqual([503, '5']);
  await page.goto('/sandbox#faults');
  await fault.getByRole('button', { name: 'Clear /api/v1/sign_in', exact: true }).click();
  await expect(fault).toHaveCount(0);
  expect((await signIn()).status()).toBe(200);
});

test('opens the contract in the browser (OPSC-015)', async ({ page }) => {
  await page.goto('/sandbox');
  await page.getByRole('link', { name: 'Contract' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contract of the provider');
  const signIn = page.locator('details', { hasText: 'POST /api/v1/sign_in' });
  await signIn.locator('summary').click();
  await expect(signIn.locator('pre').first()).toContainText('"username"');
  await page.goto('/sandbox/openapi#API-036');
  await expect(page.locator('details[open]', { hasText: 'POST /api/v1/accounts/{accountId}/withdraw/iban' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityIssues(page)).toEqual([]);
});

test('moves the clock, lists what is due and checks the ledger (OPSC-014)', async ({ page, control }) => {
  await control.customer('address_pending');
  const provider = await openTab(page, 'Clock and ledger');
  await expect(provider.getByText(/^Next: .+ in /)).toBeVisible();
  await expect(provider.getByText('The clock only moves forward, and for everybody.')).toBeVisible();
  await provider.getByRole('button', { name: '+1 minute', exact: true }).click();
  await expect(page.getByText('The clock was moved.')).toBeVisible();
  await expect(provider.getByText('Happened by the last move')).toBeVisible();
  await provider.getByRole('button', { name: 'Check the ledger', exact: true }).click();
  await expect(provider.getByText('It balances')).toBeVisible();
  await provider.getByRole('textbox', { name: 'Move to, UTC' }).fill('2020-01-01T00:00');
  await expect(provider.getByText('The clock only moves forward', { exact: true })).toBeVisible();
});

for (const { width, colorScheme } of [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  test(`the console is accessible and fits at ${width} px in the ${colorScheme} theme (OPSC-001, OPSC-019)`, async ({ page, control }) => {
    test.slow(); // Eleven pages, each checked by axe.
    const { username } = await control.customer('verified');
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/sandbox');
    const links = await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').all();
    expect(links).toHaveLength(8);
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const href of [...hrefs, `#customers/${username}`, '#customers/new', '#orders/new']) {
      await page.goto(`/sandbox${href}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityIssues(page)).toEqual([]);
    }
  });
}
