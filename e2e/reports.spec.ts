import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from './support/control.ts';
import { test } from './support/journey.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

const getSendButton = (page: Page) => page.getByRole('button', { name: 'Send to my email' });
const getAcknowledgeButton = (page: Page) => page.getByRole('button', { name: 'I got it' });
const toEmail = ({ id }: Customer): string => `customer${id}@example.com`;

async function openReports(page: Page, control: Control, customer: Customer, address = '/reports'): Promise<void> {
  await new LoginPage(page).resume(customer);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
}

/** Waits for the newest e-mail and returns its link. The report is created on the provider's clock. */
async function waitForLink(control: Control, customer: Customer): Promise<string> {
  let path = '';
  await expect
    .poll(async () => (path = /\/reports\?file=[\w-]+/.exec((await control.messagesTo(toEmail(customer)))[0] ?? '')?.[0] ?? ''), {
      timeout: 10_000,
    })
    .not.toBe('');
  return path;
}

async function pickOption(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
  await expect(page.getByRole('combobox', { name: field })).toContainText(option);
}

test('requests a report once, e-mails it and downloads it from its link @gate (REP-001, REP-005, REP-007)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await new Menu(page).follow('Reports');
  await expect(page).toHaveURL('/reports');
  await pickOption(page, 'Transaction type', 'Withdrawals');
  await pickOption(page, 'Asset', 'Euro');
  await page.getByRole('radio', { name: 'CSV' }).click();
  await getSendButton(page).dblclick();
  await expect(page.getByRole('dialog', { name: 'The report is generating' })).toContainText('We will e-mail it to you when it is ready.');
  await getAcknowledgeButton(page).click();
  expect(await control.requests(customer.username, '/api/v1/reports/transactions/accounts/outgoings/EUR')).toHaveLength(1);

  await page.goto(await waitForLink(control, customer));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report is ready');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe('transactions-accounts-outgoings-EUR.csv');
  const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFDate,ID,Type,Status,Amount,Currency,/);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/withdrawal,\w+,-\d+\.\d\d,EUR/);
});

test(`retries failed options, and sends yesterday's statement as a spreadsheet from a tab kept in the URL (REP-004, REP-006, D-REP-14)`, async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('verified');
  const { username } = customer;
  await control.fault({ match: { path: '/api/v1/reports/transactions', username }, status: 400, body: { code: 400, message: 'No' } });
  await openReports(page, control, customer);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Service' })).toContainText('Halden accounts');
  await page.getByRole('tab', { name: 'Account statement report' }).click();
  await expect(page).toHaveURL('/reports?report=account');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Account statement report' })).toHaveAttribute('aria-selected', 'true');
  const date = page.getByLabel('Date', { exact: true });
  await expect(date).not.toHaveValue('');
  const yesterday = await date.inputValue();
  const [request] = await Promise.all([page.waitForRequest('**/reports/account/accounts?*'), getSendButton(page).click()]);
  expect(new URL(request.url()).search).toBe(`?date=${yesterday}`);
  await getAcknowledgeButton(page).click();
  await page.goto(await waitForLink(control, customer));
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  expect(download.suggestedFilename()).toBe(`statement-accounts-${yesterday}.xlsx`);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await page.goBack();
  await expect(page).toHaveURL('/reports?report=account');
  await waitUntilSettled(page);
  await page.goBack();
  await expect(page).toHaveURL('/reports');
});
