import { expect, type Locator, type Page } from '@playwright/test';
import { accessibilityIssues, test } from './support/journey.ts';
import { begin, OUTSIDE, sentForReview } from './support/travelRuleSend.ts';

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

test('the console approves an address, and changes a customer by one choice (D-ADDR-18)', async ({ page, control }) => {
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

const choose = async (within: Locator, label: string | RegExp, option: string): Promise<void> => {
  await within.getByRole('combobox', { name: label }).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
  await expect(within.page().getByRole('dialog')).toHaveCount(0);
};

test('the console makes a customer in the state that was chosen', async ({ page, request }) => {
  const customers = await openTab(page, 'Customers');
  await choose(customers, 'Preset', 'temp_blocked');
  await customers.getByRole('button', { name: 'Create' }).click();
  const phone = customers.getByRole('listitem').filter({ hasText: /^Phone/ });
  const [username = ''] = /\+\d+/.exec((await phone.textContent()) ?? '') ?? [];
  await expect(customers.getByRole('button', { name: username })).toContainText('temp_blocked');
  const signIn = await request.post('/api/v1/sign_in', { data: { username, password: 'Halden2026' } });
  expect([signIn.status(), await signIn.json()]).toMatchObject([403, { code: 102 }]);
});

test('every one-click change of a customer in the console reaches the provider', async ({ page, request, control }) => {
  const { username, password } = await control.customer('verified');
  const session = await (await request.post('/api/v1/sign_in', { data: { username, password } })).json();
  await page.goto(`/sandbox#customers=${encodeURIComponent(username)}`);
  const panel = page.getByRole('tabpanel', { name: 'Customers' });
  await panel.getByRole('button', { name: username }).click();
  await choose(panel, 'Address', 'pending');
  await choose(panel, 'IBAN', 'allocated');
  await choose(panel, 'Plan', 'Growth');
  await choose(panel, 'What else refuses a sign-in', 'checks');
  await choose(panel, /^Visa/, 'pending');
  await panel.getByRole('switch', { name: 'Travel rule' }).click();
  await choose(panel, 'Currency', 'USD');
  await panel.getByRole('textbox', { name: 'Amount' }).fill('12.30');
  await panel.getByRole('button', { name: 'Set balance' }).click();
  await expect(panel.getByRole('definition').filter({ hasText: /^12\.30$/ })).toBeVisible();
  await choose(panel, 'Currency', 'BTC');
  await panel.getByRole('radio', { name: 'Crypto' }).click();
  await panel.getByRole('textbox', { name: 'Amount' }).fill('0.5');
  await panel.getByRole('button', { name: 'Send money in' }).click();
  await expect(page.getByText('The money arrived.')).toBeVisible();
  const now = await request.patch(`/sandbox/customers/${encodeURIComponent(username)}`, { data: {} });
  expect(await now.json()).toMatchObject({
    addressStatus: 'pending',
    iban: 'allocated',
    tariff: 'Growth',
    hold: 'checks',
    travelRuleEnabled: true,
    balances: { USD: '12.30' },
    cards: expect.arrayContaining([expect.objectContaining({ cardType: 'visa', status: 'pending' })]),
  });
  expect((await control.orders(username))[0]).toMatchObject({ type: 'receive', volume: { value: '0.50000000', currency: 'BTC' } });
  await panel.getByRole('button', { name: 'Expire access token' }).click();
  const readInfo = () => request.get('/api/v1/info/full', { headers: { authorization: `Bearer ${session.access_token}` } });
  await expect.poll(async () => (await readInfo()).status()).toBe(401);
  const refresh = () => request.post('/api/v1/refresh_token', { data: { refresh_token: session.refresh_token } });
  await panel.getByRole('button', { name: 'End all sessions' }).click();
  await expect.poll(async () => (await refresh()).status()).toBe(401);
});

test('the console approves an identity and refuses another (RULE-021)', async ({ page, control }) => {
  const [good, bad] = [await control.customer('moderating'), await control.customer('moderating')];
  const waiting = await openTab(page, 'In progress');
  await waiting.getByRole('button', { name: `Approve: Identity ${good.username}` }).click();
  await waiting.getByRole('button', { name: `Reject: Identity ${bad.username}` }).click();
  await expect(waiting.getByRole('button', { name: `Identity ${bad.username}` })).toHaveCount(0);
  for (const [{ username }, status] of [
    [good, 'kyc_completed'],
    [bad, 'refused'],
  ] as const) {
    await page.goto(`/sandbox#customers=${encodeURIComponent(username)}`);
    await expect(page.getByRole('button', { name: username })).toContainText(status);
  }
});

for (const { actions, status } of [
  { actions: ['Ask for action', 'Approve'], status: 'approved' },
  { actions: ['Reject'], status: 'rejected' },
]) {
  test(`the console moves a travel-rule transaction along until it is ${status} (RULE-025)`, async ({ page, control }) => {
    const { customer, flow } = await begin(page, control);
    await flow.enterRecipient(OUTSIDE, '0.5', 'Invoice 17');
    await flow.enterBeneficiary();
    await flow.goOn();
    await flow.agree();
    await sentForReview(page).waitFor();
    const [{ id } = { id: '' }] = await control.travelRule(customer.username);
    const waiting = await openTab(page, 'In progress');
    for (const action of actions) await waiting.getByRole('button', { name: `${action}: Travel rule ${id}`, exact: true }).click();
    await expect(waiting.getByRole('button', { name: `Travel rule ${id}` })).toHaveCount(0);
    expect(await control.travelRule(customer.username)).toMatchObject([{ id, status }]);
  });
}

test('the console completes an order and rejects another (RULE-020)', async ({ page, control }) => {
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
  const requests = page.getByRole('tabpanel', { name: 'Requests' }).getByRole('listitem');
  await expect(requests).toHaveText([/POST \/api\/v1\/sign_in.*200/, /POST \/api\/v1\/sign_in.*503/]);
  await requests.first().getByRole('button').click();
  await expect(requests.first()).toContainText('"password": "[redacted]"');
});

test('the console injects garbage, a delay and a dropped connection', async ({ page, request, control }) => {
  const { username, password } = await control.customer('verified');
  const faults = await openTab(page, 'Faults');
  await faults.getByRole('textbox', { name: 'Path' }).fill('/api/v1/sign_in');
  await faults.getByRole('textbox', { name: 'Phone' }).fill(username);
  const signIn = () => request.post('/api/v1/sign_in', { data: { username, password } });
  const inject = async (kind: string): Promise<void> => {
    await choose(faults, 'What happens', kind);
    if (kind === 'Answers late') await faults.getByRole('textbox', { name: 'Delay, ms' }).fill('700');
    await faults.getByRole('button', { name: 'Inject' }).click();
    await expect(faults.getByRole('listitem').filter({ hasText: username })).toHaveCount(1);
  };
  await inject('Answers garbage');
  expect(await (await signIn()).text()).toBe('<html>');
  await expect(faults.getByRole('listitem').filter({ hasText: username })).toHaveCount(0);
  await inject('Answers late');
  const began = Date.now();
  expect((await signIn()).status()).toBe(200);
  expect(Date.now() - began).toBeGreaterThanOrEqual(700);
  await inject('Drops the connection');
  await expect(signIn()).rejects.toThrow();
  await expect(faults.getByRole('listitem').filter({ hasText: username })).toHaveCount(0);
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
