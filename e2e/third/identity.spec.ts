import { expect, type FrameLocator, type Page } from '@playwright/test';
import type { Control } from '../support/control.ts';
import { loginOf, test, type ServiceDouble } from '../support/doubles.ts';

const host = (page: Page): FrameLocator => page.frameLocator('iframe[title="Verify your identity"]');

/** A customer in front of the check, at this address. */
async function openCheck(page: Page, control: Control, address: string): Promise<void> {
  await control.settings({ kyc_frame_url: `${address}/check?customer_id={uuid}` });
  await loginOf(page).resume(await control.customer('draft'));
  await page.goto('/signup/kyc');
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
}

const openHost = (page: Page, control: Control, { origin }: ServiceDouble): Promise<void> => openCheck(page, control, origin);

test.afterEach(async ({ control }) => {
  await control.settings({ kyc_frame_url: '' });
});

test('J27 a host on another origin checks the identity, in the customer’s language (THIRD-012, THIRD-043)', async ({
  page,
  control,
  doubles,
}) => {
  await openHost(page, control, doubles.identity);
  await expect(host(page).locator('#language')).toHaveText('en');
  await expect(page.getByText('Do you see an empty frame?')).toBeHidden();
  await host(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
});

test('J28 a host that the policy does not know is a failed state at once, never an empty frame (THIRD-043)', async ({
  page,
  control,
  doubles,
  expectedComplaints,
}) => {
  // The journey's own script runs in the browser's error page too.
  expectedComplaints.push(/frame-src|Framing|localStorage/);
  await openHost(page, control, doubles.pictures);
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible({ timeout: 4000 });
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('J29 a host that announces itself and is silent is given up after 20 s, and tried again (THIRD-043)', async ({
  page,
  control,
  doubles,
}) => {
  test.setTimeout(60_000);
  await doubles.identity.told({ silent: true });
  await openHost(page, control, doubles.identity);
  await expect(page.getByText('Loading the identity check')).toBeAttached();
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible({ timeout: 12_000 });
  await doubles.identity.told({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(host(page).getByRole('heading', { name: 'Identity host' })).toBeVisible();
  await expect(page.getByText('Do you see an empty frame?')).toBeHidden();
});

test('J30 a host that refuses framing leaves a way to support (THIRD-044)', async ({ page, control, doubles, expectedComplaints }) => {
  expectedComplaints.push(/X-Frame-Options|frame|localStorage/);
  await doubles.identity.told({ headers: { 'x-frame-options': 'DENY' } });
  await openHost(page, control, doubles.identity);
  await expect(page.getByText('Do you see an empty frame?')).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL('/support/form');
});

test('J31 camera and microphone are the host’s (THIRD-043)', async ({ page, control, doubles }) => {
  await openHost(page, control, doubles.identity);
  await host(page).getByRole('button', { name: 'Open the camera' }).click();
  await expect(host(page).locator('#camera')).toHaveText('camera and microphone granted');
  const { headers } = { headers: (await page.request.get('/assets')).headers() };
  expect(headers['permissions-policy']).toContain('camera=(self), microphone=()');
});

test('J32 another window that says “complete” is not believed (THIRD-045)', async ({ page, control, doubles }) => {
  await openHost(page, control, doubles.identity);
  await expect(host(page).getByRole('heading', { name: 'Identity host' })).toBeVisible();
  await page.evaluate(() => window.postMessage({ type: 'complete' }, '*'));
  await host(page).getByRole('button', { name: 'I have no camera' }).click();
  await expect(page.getByText('To use your camera, open this page in Chrome on Android or in Safari on iOS.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
});
