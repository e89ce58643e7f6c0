import { expect, type Page } from '@playwright/test';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityIssues, test as journey } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { settled } from './support/settled.ts';

const MB = 1024 * 1024;
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
const zone = (page: Page) => page.locator('input[type="file"]');
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const files = (page: Page) => page.getByRole('button', { name: /^Remove / });

/** Files of any size, as they lie on a disk; they go with the journey. */
const test = journey.extend<{ readonly file: (name: string, bytes: number) => string }>({
  file: async ({ page: _page }, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'documents-'));
    await provide((name, bytes) => {
      const path = join(folder, name);
      writeFileSync(path, '%PDF-1.7\n%%EOF');
      truncateSync(path, bytes);
      return path;
    });
    rmSync(folder, { recursive: true });
  },
});

test('of twelve documents the first ten are kept, and it is said (ADDR-006, ADDR-008)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('address_none'));
  await page.goto('/address-verification');
  await zone(page).setInputFiles(Array.from({ length: 12 }, (_, place) => pdf(`Page ${place + 1}.pdf`)));
  await expect(page.getByText('You tried to upload too many files')).toBeVisible();
  await expect(files(page)).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Remove Page 10.pdf' })).toBeVisible();
  expect(await accessibilityIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove Page 1.pdf' }).click();
  await expect(page.getByText('You tried to upload too many files')).toHaveCount(0);
  await expect(files(page)).toHaveCount(9);
});

test('a wrong type and an empty file are named and left out, the same file counts once (ADDR-007, ADDR-016, D-ADDR-05)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('address_none'));
  await page.goto('/address-verification');
  await zone(page).setInputFiles([
    { name: 'Setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'Empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText('This file type is not supported: Setup.exe, Empty.pdf')).toBeVisible();
  await expect(files(page)).toHaveCount(0);
  await expect(send(page)).toBeDisabled();
});

test('a file above 25 MB is named, 60 MB together are the most (ADDR-009, ADDR-010, D-ADDR-02)', async ({ page, control, file }) => {
  await new LoginPage(page).resume(await control.customer('address_none'));
  await page.goto('/address-verification');
  await zone(page).setInputFiles([file('Scan.pdf', 25 * MB + 1), file('Exactly.pdf', 25 * MB)]);
  await expect(page.getByText('Some of the uploaded files exceed the size limit: Scan.pdf')).toBeVisible();
  await expect(files(page)).toHaveCount(1);
  await expect(send(page)).toBeEnabled();
  await zone(page).setInputFiles([file('Second.pdf', 25 * MB), file('Third.pdf', 10 * MB + 1)]);
  await expect(page.getByText('Total file size has exceeded the limit')).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Second.pdf' }).click();
  await expect(page.getByText('Total file size has exceeded the limit')).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
});

test('leaving during the upload asks; stopped, the provider has nothing @gate (ADDR-014, ADDR-017, D-ADDR-07)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer, '/profile');
  await page.goto('/address-verification');
  await zone(page).setInputFiles([pdf('Bill.pdf')]);
  const gate = Promise.withResolvers<void>();
  await page.route('**/document/address', async (route) => {
    await gate.promise;
    await route.abort().catch(() => undefined);
  });
  await send(page).click();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', /^\d+$/);
  await expect(page.getByRole('button', { name: 'Remove Bill.pdf' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'Stop the upload?' });
  await question.getByRole('button', { name: 'Continue uploading' }).click();
  await expect(page).toHaveURL(/\/address-verification$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await question.getByRole('button', { name: 'Stop' }).click();
  await expect(page).not.toHaveURL(/\/address-verification$/);
  gate.resolve();
  expect(await control.requests(customer.username, '/api/v1/document/address')).toEqual([]);
});

test('a session that has to be renewed for the upload: all is sent once more (ADDR-023, D-ADDR-15)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await zone(page).setInputFiles([pdf('Bill.pdf')]);
  await settled(page); // a call of the page itself would renew the session before the upload does
  await control.expire(customer.username, { access: true });
  await send(page).click();
  await expect(page.getByRole('dialog', { name: 'Documents sent' })).toBeVisible();
});

test('the proof of a card: two files at most, a renamed one is named, and a provider that is down loses none (CARDS-012, CARDS-014, CARDS-016)', async ({
  page,
  control,
  file,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|503)/);
  const customer = await control.customer('empty', { cards: [{ cardType: 'visa', status: 'not_verified' }] });
  await new LoginPage(page).resume(customer);
  await page.goto('/cards');
  await expect(page.getByRole('article')).toContainText('Need to verify the card');
  await page.getByRole('link', { name: 'Verify card' }).click();
  await zone(page).setInputFiles([pdf('Front.pdf'), pdf('Name.pdf'), pdf('Third.pdf')]);
  await expect(page.getByText('You tried to upload too many files')).toBeVisible();
  await expect(files(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove Name.pdf' }).click();
  await zone(page).setInputFiles(file('Huge.pdf', 25 * MB + 1));
  await expect(page.getByText('Some of the uploaded files exceed the size limit: Huge.pdf')).toBeVisible();
  await zone(page).setInputFiles({ name: 'Renamed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a text') });
  await send(page).click();
  await expect(page.getByText('This file type is not supported: Renamed.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Renamed.pdf' }).click();
  await control.fault({
    match: { path: '/api/v1/document/card/*', username: customer.username },
    status: 503,
    body: { code: 503, message: 'Down' },
  });
  await send(page).click();
  await expect(page.getByText('Please try again later')).toBeVisible();
  await send(page).dblclick();
  await expect(page.getByText('Documents sent').first()).toBeVisible();
});
