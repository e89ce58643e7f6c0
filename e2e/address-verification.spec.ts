import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const createPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
const chooseFiles = (page: Page, files: readonly ReturnType<typeof createPdf>[]) =>
  page.locator('input[type="file"]').setInputFiles([...files]);
const getSendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('sends documents and shows them as being checked, also after a reload @gate (ADDR-018, ADDR-019, ADDR-020)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer, '/address-verification');
  await expect(getSendButton(page)).toBeDisabled();
  await chooseFiles(page, [createPdf('Bank statement.pdf'), createPdf('Utility bill.pdf')]);
  await getSendButton(page).dblclick();
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

test('shows documents sent by another tab as being checked (D-ADDR-16)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 409/);
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await chooseFiles(page, [createPdf('Bank statement.pdf')]);
  await control.patch(customer.username, { addressStatus: 'pending' });
  await getSendButton(page).click();
  await expect(page.getByRole('heading', { name: 'Files are being checked' })).toBeVisible();
});
