import { expect, type FrameLocator, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { Control, Customer } from '../support/control.ts';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';

const getHost = (page: Page): FrameLocator => page.frameLocator('iframe[title="Verify your identity"]');

type Configure = (change: (config: Record<string, unknown>) => Record<string, unknown>) => Promise<void>;

/** The identity port as an operator with such a host configures it. */
const withIdentity =
  (identity: object) =>
  (config: Record<string, unknown>): Record<string, unknown> => ({
    ...config,
    ports: { ...z.record(z.string(), z.unknown()).parse(config['ports']), identity },
  });

/** Replaces the frame address in the provider's response to the start of a check. */
async function replaceFrameUrl(page: Page, frameUrl: (answered: string, times: number) => string): Promise<void> {
  let times = 0;
  await page.route('**/on_boarding/start_kyc', async (route) => {
    const answer = await route.fetch();
    const body = z.looseObject({ frame_url: z.string() }).parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...body, frame_url: frameUrl(body.frame_url, times) } });
    times += 1;
  });
}

async function applyForKyc(page: Page, control: Control): Promise<Customer> {
  const customer = await control.customer('draft');
  await new LoginPage(page).resume(customer);
  await page.goto('/signup/kyc');
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  return customer;
}

/** Opens the check of a host that announces itself and uses the standard messages. */
async function openHost(page: Page, control: Control, configure: Configure, origin: string): Promise<Customer> {
  await configure(withIdentity({ kind: 'frame', origins: [origin], announces: true }));
  return applyForKyc(page, control);
}

test(`J27 keeps the session during six minutes in a host's check and reports its end once (THIRD-012, THIRD-013, THIRD-043)`, async ({
  page,
  control,
  configure,
  doubles,
}) => {
  const finished: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/finish_kyc')) finished.push(request.method());
  });
  await page.clock.install();
  await openHost(page, control, configure, doubles.identity.origin);
  await expect(getHost(page).locator('#language')).toHaveText('en');
  await expect(page.getByText('Do you see an empty frame?')).toBeHidden();
  await getHost(page).getByRole('button', { name: 'I have no camera' }).click();
  await page.clock.runFor('06:00');
  await expect(page.getByRole('dialog')).toBeHidden();
  await getHost(page).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
  expect(finished).toEqual(['POST']);
});

test('J28 a host not allowed by the policy fails immediately instead of showing an empty frame (THIRD-043)', async ({
  page,
  control,
  configure,
  doubles,
  expectedComplaints,
}) => {
  expectedComplaints.push(/frame-src|Framing/);
  await replaceFrameUrl(page, () => `${doubles.pictures.origin}/check`);
  await openHost(page, control, configure, doubles.pictures.origin);
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible({ timeout: 8000 });
  await expect(page.getByRole('link', { name: 'Contact support' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('J29 gives up on a silent host after 20 s and loads it on retry (THIRD-010, THIRD-011, THIRD-043)', async ({
  page,
  control,
  configure,
  doubles,
}) => {
  await doubles.identity.told({ silent: true });
  await page.clock.install();
  await openHost(page, control, configure, doubles.identity.origin);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the identity check' })).toBeAttached();
  await page.clock.runFor(10_500);
  await expect(page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
  await doubles.identity.told({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getHost(page).getByRole('heading', { name: 'Identity host' })).toBeVisible();
  await expect(page.getByText('Do you see an empty frame?')).toBeHidden();
});

test('J30 a host that refuses framing leaves a link to support (THIRD-044)', async ({
  page,
  control,
  configure,
  doubles,
  expectedComplaints,
}) => {
  expectedComplaints.push(/X-Frame-Options|frame/);
  await doubles.identity.told({ headers: { 'x-frame-options': 'DENY' } });
  await openHost(page, control, configure, doubles.identity.origin);
  await expect(page.getByText('Do you see an empty frame?')).toBeVisible();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL('/support/form');
});

test('J31 grants camera and microphone to the host (THIRD-043)', async ({ page, control, configure, doubles }) => {
  await openHost(page, control, configure, doubles.identity.origin);
  await getHost(page).getByRole('button', { name: 'Open the camera' }).click();
  await expect(getHost(page).locator('#camera')).toHaveText('camera and microphone granted');
  const headers = (await page.request.get('/assets')).headers();
  expect(headers['permissions-policy']).toContain('camera=(self), microphone=()');
});

test('J32 ignores “complete” from another window (THIRD-045)', async ({ page, control, configure, doubles }) => {
  await openHost(page, control, configure, doubles.identity.origin);
  await expect(getHost(page).getByRole('heading', { name: 'Identity host' })).toBeVisible();
  await page.evaluate(() => window.postMessage({ type: 'complete' }, '*'));
  await getHost(page).getByRole('button', { name: 'I have no camera' }).click();
  await expect(page.getByText('To use your camera, open this page in Chrome on Android or Safari on iOS.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeVisible();
});

test(`J33 Veriff's messages reload only the frame, return to the intro and end the check (THIRD-045, THIRD-081)`, async ({
  page,
  control,
  configure,
  doubles: { veriff },
}) => {
  await configure(withIdentity({ kind: 'veriff', origins: [veriff.origin] }));
  await replaceFrameUrl(page, (answered) => `${veriff.origin}/v/${new URL(answered).searchParams.get('customer_id') ?? ''}`);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads.push(frame.url());
  });
  await applyForKyc(page, control);
  // Veriff shows nothing until its handshake is answered.
  await expect(getHost(page).getByRole('heading', { name: 'Veriff session' })).toBeVisible();
  await expect(getHost(page).locator('#language')).toHaveText('en');
  const before = loads.length;
  const sessions = async () => (await veriff.calls(/^\/v\//)).length;
  const shown = await sessions();
  await getHost(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(sessions).toBe(shown + 1);
  await expect(getHost(page).getByRole('heading', { name: 'Veriff session' })).toBeVisible();
  expect(loads).toHaveLength(before);
  await getHost(page).getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Apply for KYC' }).click();
  await getHost(page).getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
});

test('J34 an expired token restarts the check on our own host page, and it continues (THIRD-046, THIRD-081)', async ({
  page,
  control,
  places,
  doubles: { sumsub },
}) => {
  await replaceFrameUrl(page, (answered, times) => {
    const uuid = new URL(answered).searchParams.get('customer_id') ?? '';
    return `${places.identityPage}/#_act-${times === 0 ? 'old' : 'new'}-${uuid}`;
  });
  await applyForKyc(page, control);
  const check = getHost(page).frameLocator('iframe[title="Sumsub"]');
  await expect(check.getByRole('heading', { name: 'Sumsub check' })).toBeVisible();
  await expect(check.locator('#language')).toHaveText('en');
  await expect(page.getByText('Do you see an empty frame?')).toBeHidden();
  await check.getByRole('button', { name: 'Submit documents' }).click();
  await expect(page.getByRole('heading', { name: 'Verification in progress' })).toBeVisible();
  expect(await sumsub.calls(/submitted/)).toHaveLength(1);
});

test('J35 a check address outside the allowed origins is not opened, and is reported (THIRD-008)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 403/);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/public/log')) reports.push(request.postData() ?? '');
  });
  await replaceFrameUrl(page, () => 'https://evil.example/check');
  await applyForKyc(page, control);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect.poll(() => reports.join('')).toContain('leads elsewhere');
  expect(reports.join('')).not.toContain('evil.example/check');
});
