import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send to my email' });
const acknowledge = (page: Page) => page.getByRole('button', { name: 'I got it' });
const emailOf = ({ id }: Customer): string => `customer${id}@example.com`;

async function open(page: Page, control: Control, customer: Customer, address = '/reports'): Promise<void> {
  await new LoginPage(page).resume(customer);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
}

/** The path of the newest e-mail's link: the report is made on the provider's clock. */
async function linkOf(control: Control, customer: Customer): Promise<string> {
  let path = '';
  await expect
    .poll(async () => (path = /\/reports\?file=[\w-]+/.exec((await control.messagesTo(emailOf(customer)))[0] ?? '')?.[0] ?? ''), {
      timeout: 10_000,
    })
    .not.toBe('');
  return path;
}

async function pick(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
  await expect(page.getByRole('combobox', { name: field })).toContainText(option);
}

test('a report is asked for once, e-mailed, and downloaded from its link @gate (REP-001, REP-005, REP-007)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await new Menu(page).follow('Reports');
  await expect(page).toHaveURL('/reports');
  await pick(page, 'Transaction type', 'Withdrawals');
  await pick(page, 'Asset', 'Euro');
  await page.getByRole('radio', { name: 'CSV' }).click();
  await send(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'The report is generating' })).toContainText(
    'We will send it to your e-mail as soon as it is ready.',
  );
  await acknowledge(page).click();
  expect(await control.requests(customer.username, '/api/v1/reports/transactions/accounts/outgoings/EUR')).toHaveLength(1);

  await page.goto(await linkOf(control, customer));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report is ready');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('transactions-accounts-outgoings-EUR.csv');
  const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFDate,ID,Type,Status,Amount,Currency,/);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/withdrawal,\w+,-\d+\.\d\d,EUR/);
});

test('the statement of yesterday as a spreadsheet; the tab stands in the address (REP-004, REP-006, REP-011)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await open(page, control, customer);
  await page.getByRole('tab', { name: 'Account statement report' }).click();
  await expect(page).toHaveURL('/reports?report=account');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Account statement report' })).toHaveAttribute('aria-selected', 'true');
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).not.toHaveValue('');
  const yesterday = await date.inputValue();
  const [request] = await Promise.all([page.waitForRequest('**/reports/account/accounts?*'), send(page).click()]);
  expect(new URL(request.url()).search).toBe(`?date=${yesterday}`);
  await acknowledge(page).click();
  await page.goto(await linkOf(control, customer));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe(`statement-accounts-${yesterday}.xlsx`);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/reports');
});

test('a custom range is asked for with its days, never the wrong way round (REP-008, REP-012, REP-014)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await open(page, control, customer);
  await page.getByRole('radio', { name: 'Custom range' }).click();
  await send(page).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await page.getByLabel('Start date', { exact: true }).fill('2026-03-15');
  await page.getByLabel('End date', { exact: true }).fill('2026-03-14');
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Wrong date interval' })).toContainText('Start date must be earlier or equal to end date.');
  await acknowledge(page).click();
  await expect(page.getByLabel('Start date', { exact: true })).toBeFocused();
  expect(await control.requests(customer.username, '/api/v1/reports/transactions/accounts/all/all')).toEqual([]);
  await page.getByLabel('Start date', { exact: true }).fill('2026-03-14');
  const [request] = await Promise.all([page.waitForRequest('**/reports/transactions/accounts/all/all?*'), send(page).click()]);
  expect(new URL(request.url()).search).toBe('?format=xlsx&from=2026-03-14&to=2026-03-14');
});

test('refused, failed and offline: the modal says so and the form keeps its values (D-REP-10, D-REP-13, REP-009)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|503)/, /ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('empty', { verifiedEmail: null });
  await open(page, control, customer);
  await page.getByRole('radio', { name: 'CSV' }).click();
  await send(page).click();
  const dialog = page.getByRole('dialog', { name: 'Something went wrong' });
  await expect(dialog).toContainText('Please confirm your e-mail first');
  await expect(dialog.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/support/form');
  await acknowledge(page).click();
  const match = { path: '/api/v1/reports/transactions/*', username: customer.username, method: 'POST' };
  await control.fault({ match, body: { status: 'LATER' } });
  await send(page).click();
  await expect(dialog).toContainText("Don't worry, we'll fix it.");
  await acknowledge(page).click();
  await control.fault({ match, status: 503, body: { code: 503, message: 'Down' } });
  await send(page).click();
  await expect(dialog).toContainText("Don't worry, we'll fix it.");
  await acknowledge(page).click();
  await context.setOffline(true);
  await send(page).click();
  await expect(dialog).toContainText('Please check your internet connection and try again.');
  await acknowledge(page).click();
  await expect(page.getByRole('radio', { name: 'CSV' })).toBeChecked();
});

test('the link is kept over a login, and is good for its own customer alone (D-REP-16, D-SES-12)', async ({ page, control, browser }) => {
  const [owner, other] = [await control.customer('empty'), await control.customer('empty')];
  await open(page, control, owner);
  await send(page).click();
  await acknowledge(page).click();
  const link = await linkOf(control, owner);
  await new Menu(page).logOut();
  await page.goto(link);
  await expect(page).not.toHaveURL(link);
  await new LoginPage(page).open();
  await new LoginPage(page).enterPassword(owner.password);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report is ready');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const stranger = await context.newPage();
  await new LoginPage(stranger).resume(other);
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Download' }).click();
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This link is no longer valid. Please request the report again.');
  expect(await accessibilityIssues(stranger)).toEqual([]);
  await stranger.getByRole('link', { name: 'Reports' }).click();
  await expect(send(stranger)).toBeVisible();
  await context.close();
});

test('options that could not be loaded can be asked for again (D-REP-14)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  const match = { path: '/api/v1/reports/transactions', username: customer.username };
  await control.fault({ match, status: 400, body: { code: 400, message: 'No' } });
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Service' })).toContainText('Halden accounts');
});

test('a session that has ended logs out (REP-004, REP-005)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty');
  await open(page, control, customer);
  await expect(send(page)).toBeVisible();
  // Only what the press asks for is refused: a call of the page itself would end the session before the press does.
  await control.expire(customer.username, { refresh: true });
  await control.fault({ match: { path: '/api/v1/reports/account', username: customer.username }, status: 401, times: 0 });
  await page.getByRole('tab', { name: 'Account statement report' }).click();
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await expect(page).not.toHaveURL(/reports/);
});

test('each choice narrows those after it to the first that is valid (REP-015, REP-016, D-REP-03)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await open(page, control, customer);
  const [type, asset] = [page.getByRole('combobox', { name: 'Transaction type' }), page.getByRole('combobox', { name: 'Asset' })];
  await pick(page, 'Transaction type', 'Withdrawals');
  await pick(page, 'Asset', 'Euro');
  await pick(page, 'Transaction type', 'Top ups');
  await expect(asset).toContainText('All assets');
  await pick(page, 'Asset', 'Euro');
  await page.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option').last().click();
  await expect(type).toContainText('All transactions');
  await expect(asset).toContainText('All assets');
  await pick(page, 'Transaction type', 'Unit purchases');
  await expect(asset).toContainText('Rosen Robotics');
  const [request] = await Promise.all([page.waitForRequest('**/reports/transactions/markets/unit_purchase/*?*'), send(page).click()]);
  expect(new URL(request.url()).pathname).toMatch(/\/RSN$/);
});

test('one asset is fixed; where there is none, it is said and nothing can be sent (REP-017, D-REP-05)', async ({ page, control }) => {
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  const only = { name: 'Halden accounts', key: 'accounts', icon: null };
  const offer = (assets: readonly object[]): Promise<void> =>
    control.fault({
      match: { method: 'GET', path: '/api/v1/reports/transactions', username: customer.username },
      status: 200,
      body: { services: [only], transactions: [{ name: 'All transactions', key: 'all', for_services: ['accounts'] }], assets },
    });
  await offer([{ name: 'Euro', key: 'EUR', icon: null, for_services: ['accounts'], for_transactions: ['all'] }]);
  await page.goto('/reports');
  for (const name of ['Service', 'Transaction type', 'Asset']) await expect(page.getByRole('combobox', { name })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Asset' })).toContainText('Euro');
  await expect(send(page)).toBeEnabled();
  await offer([{ name: 'Euro', key: 'EUR', icon: null, for_services: ['elsewhere'], for_transactions: ['all'] }]);
  await page.reload();
  await expect(page.getByText('There are no reports for this service yet')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Asset' })).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('a statement without a day, or of a day to come, is not asked for; nothing is said before the field is left (REP-010, REP-013, D-REP-06)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('empty');
  await open(page, control, customer, '/reports?report=account');
  const day = page.getByLabel('Date', { exact: true });
  await expect(day).not.toHaveValue('');
  const past = await day.inputValue();
  await day.fill('');
  await expect(page.getByText('Required')).toBeHidden();
  await day.blur();
  await expect(page.getByText('Required')).toBeVisible();
  await day.fill('2999-01-01');
  await send(page).click();
  await expect(page.getByText('Future date not allowed')).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  expect(await control.requests(customer.username, '/api/v1/reports/account/accounts')).toEqual([]);
  await day.fill(past);
  const [request] = await Promise.all([page.waitForRequest('**/reports/account/accounts?*'), send(page).click()]);
  expect(new URL(request.url()).searchParams.get('date')).toBe(past);
});
