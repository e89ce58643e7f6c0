import { expect, type Page } from '@playwright/test';
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

const MB = 1024 * 1024;
const createPdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
const getZone = (page: Page) => page.locator('input[type="file"]');
const getSendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('rejects a wrong type and a file above 25 MB by name, and allows 60 MB in total (ADDR-007, ADDR-009, ADDR-010)', async ({
  page,
  control,
}, info) => {
  const file = (name: string, bytes: number): string => {
    const path = info.outputPath(name);
    writeFileSync(path, '%PDF-1.7\n%%EOF');
    truncateSync(path, bytes);
    return path;
  };
  await new LoginPage(page).resume(await control.customer('address_none'));
  await page.goto('/address-verification');
  await getZone(page).setInputFiles([file('Scan.pdf', 25 * MB + 1), file('Setup.exe', 1), file('Exactly.pdf', 25 * MB)]);
  await expect(page.getByText('Some of the uploaded files exceed the size limit: Scan.pdf')).toBeVisible();
  await expect(page.getByText('This file type is not supported: Setup.exe')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await getZone(page).setInputFiles([file('Second.pdf', 25 * MB), file('Third.pdf', 10 * MB + 1)]);
  await expect(page.getByText('Total file size has exceeded the limit')).toBeVisible();
  await expect(getSendButton(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Second.pdf' }).click();
  await expect(page.getByText('Total file size has exceeded the limit')).toHaveCount(0);
  await expect(getSendButton(page)).toBeEnabled();
});

test('leaving during an upload asks for confirmation, and stopping it sends nothing @gate (ADDR-014, ADDR-017, D-ADDR-07)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer, '/profile');
  await page.goto('/address-verification');
  await getZone(page).setInputFiles([createPdf('Bill.pdf')]);
  const gate = Promise.withResolvers<void>();
  await page.route('**/document/address', async (route) => {
    await gate.promise;
    await route.abort().catch(() => undefined);
  });
  await getSendButton(page).click();
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

test('sends the upload again when the session must be refreshed for it (ADDR-023, D-ADDR-15)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer);
  await page.goto('/address-verification');
  await getZone(page).setInputFiles([createPdf('Bill.pdf')]);
  await waitUntilSettled(page); // otherwise a call of the page would refresh the session before the upload
  await control.expire(customer.username, { access: true });
  await getSendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Documents sent' })).toBeVisible();
});

test(`sends a card's proof after the file refused by the provider is removed (CARDS-016)`, async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  await new LoginPage(page).resume(await control.customer('empty', { cards: [{ cardType: 'visa', status: 'not_verified' }] }));
  await page.goto('/cards');
  await page.getByRole('link', { name: 'Verify card' }).click();
  await getZone(page).setInputFiles([
    createPdf('Front.pdf'),
    { name: 'Renamed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 without its end') },
  ]);
  await getSendButton(page).click();
  await expect(page.getByText('This file type is not supported: Renamed.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Renamed.pdf' }).click();
  await getSendButton(page).dblclick();
  await expect(page.getByText('Documents sent').first()).toBeVisible();
});

/** Drops files or folders at a position of the page. */
async function dropFiles(page: Page, files: readonly string[], { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) await session.send('Input.dispatchDragEvent', { type, x, y, data });
  await session.detach();
}

test('rejects a folder by name, ignores a file dropped beside the zone and detects file types by content (ADDR-005, D-ADDR-05)', async ({
  page,
  control,
}, info) => {
  const [folder, scan] = [info.outputPath('Belege 2026.pdf'), info.outputPath('Scan ohne Endung')];
  mkdirSync(folder);
  writeFileSync(scan, '\uFEFF\n%PDF-1.7\n%%EOF');
  const customer = await control.customer('address_none');
  await new LoginPage(page).resume(customer, '/address-verification');
  await waitUntilSettled(page);
  const box = await page.getByRole('button', { name: 'Drag files here or choose files' }).boundingBox();
  if (box === null) throw new Error('The zone is not in sight');
  const inside = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await dropFiles(page, [scan], { x: 5, y: 5 });
  await expect(page).toHaveURL(/\/address-verification$/);
  await dropFiles(page, [folder, scan], inside);
  await expect(page.getByText('Choose files, not folders: Belege 2026.pdf')).toBeVisible();
  await getSendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Documents sent' })).toBeVisible();
});

test('names a file deleted after it was chosen and sends the others without it (ADDR-024, D-ADDR-05)', async ({
  page,
  control,
  expectedComplaints,
}, info) => {
  expectedComplaints.push(/ERR_FILE_NOT_FOUND|ERR_UPLOAD_FILE_CHANGED/);
  const [stays, goes] = [info.outputPath('stays.pdf'), info.outputPath('goes.pdf')];
  for (const path of [stays, goes]) writeFileSync(path, '%PDF-1.7\n%%EOF');
  await new LoginPage(page).resume(await control.customer('address_none'), '/address-verification');
  await getZone(page).setInputFiles([stays, goes]);
  await expect(page.getByRole('button', { name: 'Remove goes.pdf' })).toBeVisible();
  rmSync(goes);
  await getSendButton(page).click();
  await expect(page.getByText('Moved, changed or deleted, so choose again: goes.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove goes.pdf' })).toHaveCount(0);
  await getSendButton(page).click();
  await expect(page.getByRole('dialog', { name: 'Documents sent' })).toBeVisible();
});
