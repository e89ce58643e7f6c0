import { formatPhone } from '@wallet/core/format/formatPhone';
import { expect, type Page } from '@playwright/test';
import type { Control, Preset } from './support/control.ts';
import { test } from './support/journey.ts';
import { Keyboard } from './support/Keyboard.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

// Keyboards belong to desktops. These journeys never click or fill. They only use Tab, Enter, Space, arrows and typing.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const OUTSIDE_ETH = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const IBAN = 'DE89370400440532013000';
const BALANCES = { EUR: '1000.00', USD: '0.00', BTC: '0.5', ETH: '1.0' };

const getButton = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const getAmount = (page: Page) => page.getByLabel('Amount', { exact: true });
const getCode = (page: Page) => page.getByLabel('Code', { exact: true });
const getStatus = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function openAccounts(page: Page, control: Control, preset: Preset = 'empty', overrides: Readonly<Record<string, unknown>> = {}) {
  const customer = await control.customer(preset, { balances: BALANCES, ...overrides });
  await new LoginPage(page).resume(customer);
  return { customer, keyboard: new Keyboard(page) };
}

/** Navigates from the accounts past the menu: group -> account -> action. */
async function openFromAccounts(page: Page, keyboard: Keyboard, [group, account, action]: readonly [string, RegExp, string]) {
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const opener = page.getByRole('link', { name: new RegExp(`^${group}`) });
  await opener.waitFor();
  // Later responses may replace an element that Tab has just reached.
  await waitUntilSettled(page);
  expect(await keyboard.press(skip)).toEqual(['link "Skip to content"']);
  await keyboard.press(opener);
  await keyboard.arriveAt(group);
  const row = page.getByRole('button', { name: account });
  await keyboard.press(row);
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press(getButton(page, action));
}

/** Checks that the order has opened in a dialog, and that Escape returns the focus to the page behind it. */
async function readOrder(page: Page, keyboard: Keyboard, title: string, behind: string) {
  const order = page.getByRole('dialog', { name: title });
  await expect(order.getByText('Transaction ID')).toBeVisible();
  // The focus is on its first control, or on the dialog itself if it scrolls.
  await expect.poll(() => order.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  const row = page.locator('[data-order] a').first();
  if (behind === 'Transactions') await expect(row).toBeVisible();
  await page.keyboard.press('Escape');
  // Beside the list, the focus returns to the order's row. Over another page, it moves to that page's heading.
  if (behind === 'Transactions') await expect(row).toBeFocused();
  else await keyboard.arriveAt(behind);
}

async function enterCode(page: Page, control: Control, username: string) {
  await expect(getCode(page)).toBeFocused();
  await page.keyboard.type(await control.latestCode(username));
  await page.keyboard.press('Enter');
}

test('logs in by keyboard: the password step shows the number, and a refusal is announced (WISH-025, SET-035, DESK-012)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const { username, password } = await control.customer('empty');
  const keyboard = new Keyboard(page);
  await page.goto('/login');
  await waitUntilSettled(page); // key presses before the app has loaded have no effect
  expect(await keyboard.type(page.getByLabel('Phone number'), username)).toEqual([]); // The one field of the page has the focus.
  await page.keyboard.press('Enter');
  const field = page.getByLabel('Password', { exact: true });
  await expect(field).toBeFocused();
  await expect(page.getByText(formatPhone(username), { exact: true })).toBeVisible();
  await expect(getButton(page, 'Change')).toBeVisible();
  await page.keyboard.type('Wrong2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid password or phone number' })).toBeVisible();
  await expect(field).toBeFocused();
  await keyboard.type(field, password);
  await page.keyboard.press('Enter');
  await keyboard.arriveAt('My Accounts');
});

test('withdraws by keyboard @gate (WISH-025, APP-003)', async ({ page, control }) => {
  const { keyboard } = await openAccounts(page, control);
  await openFromAccounts(page, keyboard, ['Cash', /^Euro/, 'Withdraw']);
  await keyboard.arriveAt('Withdraw');
  expect(await keyboard.type(getAmount(page), '25.50')).toEqual(['textbox "Amount"']);
  expect(await keyboard.press(getButton(page, 'Next step'))).toEqual(
    ['25%', '50%', '75%', 'Use all', 'Next step'].map((name) => `button "${name}"`),
  );
  await expect(page.getByLabel('IBAN')).toBeFocused();
  await page.keyboard.type(IBAN);
  await expect(getStatus(page, 'RHEIDE22XXX')).toBeVisible();
  await keyboard.press(getButton(page, 'Submit'));
  await readOrder(page, keyboard, 'SEPA withdrawal', 'Transactions');
});

test('tops up by card by keyboard (WISH-025, APP-003)', async ({ page, control }) => {
  const cards = [{ cardType: 'visa', status: 'verified' }];
  const { keyboard } = await openAccounts(page, control, 'empty', { cards, createdAt: '2020-01-01T00:00:00Z' });
  await openFromAccounts(page, keyboard, ['Cash', /^Euro/, 'Top up']);
  await keyboard.arriveAt('Top up');
  expect(await keyboard.type(getAmount(page), '100')).toEqual(['combobox "To"', 'combobox "Using"', 'textbox "Amount"']);
  await keyboard.press(getButton(page, 'Top up'));
  await expect(getStatus(page, 'Processing payment…')).toHaveCount(1);
  await keyboard.press(page.getByRole('dialog', { name: 'Card check' }).getByRole('button', { name: 'Approve' }));
  await readOrder(page, keyboard, 'Card top up', 'Transactions');
});

test('buys by keyboard (WISH-025, APP-003)', async ({ page, control }) => {
  const { keyboard } = await openAccounts(page, control);
  await keyboard.press(page.getByRole('link', { name: 'Trade', exact: true }));
  await keyboard.arriveAt('Trade');
  await keyboard.tabTo(page.getByRole('tab', { name: 'Exchange' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Buy', selected: true })).toBeFocused();
  await keyboard.press(page.getByRole('tabpanel', { name: 'Buy' }).getByRole('link', { name: /^Bitcoin/ }));
  await keyboard.arriveAt('Buy Bitcoin');
  await keyboard.type(getAmount(page), '500');
  await expect(page.getByLabel('You get', { exact: true })).toHaveValue('0.00826699');
  expect(await keyboard.press(getButton(page, 'Buy'))).toEqual([
    'button "25%"',
    'button "50%" [pressed]',
    'button "75%"',
    'button "Use all"',
    'button "Swap"',
    'combobox "To"',
    'textbox "You get"',
    'button "Price details"',
    'button "Final rate"',
    'button "Buy"',
  ]);
  await readOrder(page, keyboard, 'Buy', 'Buy Bitcoin');
});

test('sells by keyboard (WISH-025, APP-003)', async ({ page, control }) => {
  const { customer, keyboard } = await openAccounts(page, control);
  await openFromAccounts(page, keyboard, ['Crypto', /^Bitcoin/, 'Sell']);
  await keyboard.arriveAt('Sell Bitcoin');
  await keyboard.type(getAmount(page), '0.01234567');
  const fee = page.getByRole('combobox', { name: 'Transaction fee' });
  await keyboard.press(fee);
  const picker = page.getByRole('dialog', { name: 'Transaction fee' });
  await expect(picker.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('average');
  await expect(picker.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(fee).toBeFocused();
  await expect(fee).toContainText('Average');
  await keyboard.press(getButton(page, 'Sell'));
  await enterCode(page, control, customer.username);
  await readOrder(page, keyboard, 'Sell', 'Sell Bitcoin');
});

test('sends by keyboard (WISH-025, APP-003)', async ({ page, control }) => {
  const { customer, keyboard } = await openAccounts(page, control);
  await openFromAccounts(page, keyboard, ['Crypto', /^Ethereum/, 'Send']);
  await keyboard.arriveAt('Send ETH');
  await keyboard.type(page.getByLabel('Address', { exact: true }), OUTSIDE_ETH);
  await keyboard.type(getAmount(page), '0.5');
  await keyboard.type(page.getByLabel('Comment'), 'Invoice 17');
  await keyboard.press(getButton(page, 'Next step'));
  await enterCode(page, control, customer.username);
  await keyboard.arriveAt('Your transaction is being processed');
  await keyboard.press(page.getByRole('link', { name: 'View transaction details' }));
  await readOrder(page, keyboard, 'Send', 'Transactions');
});

test('receives by keyboard (WISH-025, APP-003)', async ({ page, control, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { keyboard } = await openAccounts(page, control);
  await keyboard.press(page.getByRole('link', { name: 'Receive', exact: true }));
  await keyboard.arriveAt('Receive');
  await keyboard.press(page.getByRole('tabpanel', { name: 'Receive' }).getByRole('link', { name: /^Ethereum/ }));
  await keyboard.arriveAt('Receive ETH');
  await keyboard.press(getButton(page, 'Copy address'));
  await expect(getStatus(page, 'Copied')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[0-9a-fA-F]{40}$/);
});

test('filters transactions by keyboard and announces the number of results (WISH-025)', async ({ page, control }) => {
  const { keyboard } = await openAccounts(page, control, 'verified');
  await keyboard.press(page.getByRole('link', { name: 'Transactions', exact: true }));
  await keyboard.arriveAt('Transactions');
  const chip = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: /^Status/ });
  await keyboard.press(chip);
  const rejected = page.getByRole('dialog').getByRole('button', { name: 'Rejected', exact: true });
  await keyboard.tabTo(rejected);
  await page.keyboard.press('Space');
  await expect(rejected).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press(getButton(page, 'Apply'));
  await expect(chip).toBeFocused();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(getStatus(page, /^(\d+|No) transactions? found$/)).toHaveCount(1);
});

test('uploads a document by keyboard (WISH-025)', async ({ page, control }) => {
  const { keyboard } = await openAccounts(page, control, 'address_none');
  await keyboard.press(page.getByRole('link', { name: 'My Profile', exact: true }));
  await keyboard.arriveAt('My Profile');
  const address = page.getByRole('button', { name: /^Residential address/ });
  await keyboard.press(address);
  await expect(address).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press(page.getByRole('link', { name: 'Verify address' }));
  await keyboard.arriveAt('Address verification');
  const chooser = page.waitForEvent('filechooser');
  await keyboard.press(getButton(page, /choose files/));
  await (await chooser).setFiles([{ name: 'Bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }]);
  expect(await keyboard.press(getButton(page, 'Send'))).toEqual(['button "Remove Bill.pdf"', 'button "Send"']);
  await expect(page.getByRole('dialog', { name: 'Documents sent' }).getByRole('button', { name: 'I got it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await keyboard.arriveAt('Address verification');
});

test('closes the account by keyboard and announces a wrong code (WISH-025)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const { customer, keyboard } = await openAccounts(page, control, 'verified');
  await keyboard.press(page.getByRole('link', { name: 'My Profile', exact: true }));
  await keyboard.arriveAt('My Profile');
  await keyboard.press(getButton(page, 'Close account'));
  await expect(getButton(page, "I'm staying")).toBeFocused();
  await keyboard.press(getButton(page, 'Close my account'));
  await keyboard.press(getButton(page, 'Continue account closure'));
  await keyboard.arriveAt('Account closure');
  const right = await control.latestCode(customer.username);
  await keyboard.type(getCode(page), right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid code' })).toBeVisible();
  await expect(getCode(page)).toBeFocused();
  await keyboard.type(getCode(page), right);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'Got it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});
