import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { pressAfterEnd } from './support/pressAfterEnd.ts';

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
const liar = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('a text') });
const choose = (page: Page, files: readonly ReturnType<typeof pdf>[]) => page.locator('input[type="file"]').setInputFiles([...files]);
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('sends documents, and they are being checked, also after a reload @gate (ADDR-018, ADDR-019, ADDR-020)', async ({ page, control }) => {
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer, '/address-verification');
  await expect(send(page)).toBeDisabled();
  await choose(page, [pdf('Bank statement.pdf'), pdf('Utility bill.pdf')]);
  await send(page).dblclick();
  const dialog = page.getByRole('dialog', { name: 'Documents sent' });
  await expect(dialog).toContainText('3 business days');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await expect(page.getByRole('heading', { name: 'Files are being checked' })).toBeVisible();
  expect(await control.requests(customer.username, '/api/v1/document/address')).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Files are being checked' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to my accounts' }).click();
  await expect(page).toHaveURL(/\/assets$/);
});

test('a file that is not what it says is named, and the files stay (ADDR-021)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 400/);
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await choose(page, [pdf('Bank statement.pdf'), liar('Tax bill.pdf')]);
  await send(page).click();
  await expect(page.getByText('This file type is not supported: Tax bill.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tax bill.pdf' }).click();
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Documents sent' })).toBeVisible();
});

test('a provider that is down and a lost network lose no file (ADDR-022, ADDR-024, ERR-011)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/, /ERR_INTERNET_DISCONNECTED/);
  const customer = await control.customer('address_none');
  await control.fault({
    match: { path: '/api/v1/document/address', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await choose(page, [pdf('Bank statement.pdf')]);
  await send(page).click();
  await expect(page.getByText('Please try again later')).toBeVisible();
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('Upload failed due to a network error')).toBeVisible();
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Documents sent' })).toBeVisible();
});

test('a session that ends during the upload signs out (ADDR-023, D-ADDR-15)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await choose(page, [pdf('Bank statement.pdf')]);
  await pressAfterEnd(send(page), control, customer.username);
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('what another tab has sent shows as being checked (D-ADDR-16)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await choose(page, [pdf('Bank statement.pdf')]);
  await control.patch(customer.username, { addressStatus: 'pending' });
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Files are being checked' })).toBeVisible();
});

test('rejected documents are wanted again, a verified address is done (D-ADDR-09, D-ADDR-11)', async ({ page, control }) => {
  const customer = await control.customer('address_none');
  await control.patch(customer.username, { addressStatus: 'reject' });
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await expect(page.getByText('Your documents were rejected. Please upload new ones.')).toBeVisible();
  await control.patch(customer.username, { addressStatus: 'success' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your address is verified' })).toBeVisible();
});
