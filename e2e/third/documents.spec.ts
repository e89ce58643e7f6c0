import { expect, type Page, type Response } from '@playwright/test';
import * as z from 'zod/mini';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';
import { waitUntilSettled } from '../support/waitUntilSettled.ts';

function watchDocuments(page: Page): readonly { readonly path: string; readonly policy: string }[] {
  const seen: { readonly path: string; readonly policy: string }[] = [];
  page.on('response', (response: Response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== page.mainFrame()) return;
    seen.push({ path: new URL(response.url()).pathname, policy: response.headers()['content-security-policy'] ?? '' });
  });
  return seen;
}

const pdf = { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };

test('J42 announces a new build and warns once of a missing version while the provider is healthy (DEP-004, DEP-003)', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 404/);
  // One session in ten is sampled for warnings, including this one.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  const warnings: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/public/log') ? (request.postData() ?? '') : '';
    if (body.includes('version.txt')) warnings.push(body);
  });
  let served: string | null = null;
  await page.route('**/version.txt', (route) =>
    served === null ? route.fulfill({ status: 404, body: '' }) : route.fulfill({ body: served, contentType: 'text/plain' }),
  );
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Phone number').waitFor();
  const waitFor = async (isThere: () => Promise<boolean> | boolean): Promise<void> => {
    await expect(async () => {
      await page.clock.fastForward(70_000);
      expect(await isThere()).toBe(true);
    }).toPass({ timeout: 30_000 });
  };
  await waitFor(() => warnings.length > 0);
  for (let minute = 0; minute < 3; minute += 1) await page.clock.fastForward(70_000);
  served = 'v99.0.0\n';
  const dialog = page.getByRole('dialog', { name: 'Application updated' });
  await waitFor(() => dialog.isVisible());
  expect(warnings).toHaveLength(1);
  served = 'v22.3.1\n';
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'I got it' }).click();
  await reloaded;
  await expect(page.getByLabel('Phone number')).toBeVisible();
});

test('J43 reports an error to Sentry with release, environment, route and source line (THIRD-060, THIRD-081)', async ({
  page,
  control,
  doubles: { sentry },
  expectedComplaints,
}) => {
  expectedComplaints.push(/Broken for the journey/);
  await new LoginPage(page).resume(await control.customer('verified'));
  await page.goto('/transactions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(MouseEvent.prototype, 'detail', {
      get: () => {
        throw new TypeError('Broken for the journey');
      },
    });
    Element.prototype.closest = () => {
      throw new TypeError('Broken for the journey');
    };
  });
  await page.getByRole('heading', { level: 1 }).click();
  // The first error comes from the click's first listener, whose line is in the document itself and has no other source.
  const sourceOf = async (body: string): Promise<string | null> => {
    const answer = await page.request.post(`${sentry.origin}/source`, { data: Buffer.from(body) });
    return z.parse(z.object({ source: z.nullable(z.string()) }), await answer.json()).source;
  };
  const told = async () => (await sentry.calls(/envelope/)).map(({ body }) => body);
  await expect.poll(async () => Promise.all((await told()).map(sourceOf))).toContainEqual(expect.stringMatching(/\.(?:tsx?|m?js):\d+$/));
  for (const body of await told()) {
    expect(JSON.parse(body.split('\n')[2] ?? '{}')).toMatchObject({
      release: 'wallet@22.3.1',
      environment: 'journeys',
      transaction: '/transactions',
    });
  }
});

test('J44 signs in, refreshes the token and sends a document with the provider on another origin (RULE-060)', async ({
  page,
  control,
  places,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const calls: string[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === places.app) calls.push(`${response.request().method()} ${pathname} ${response.status()}`);
  });
  const customer = await control.customer('address_none');
  const login = new LoginPage(page);
  await page.goto(`${places.elsewhere}/login`);
  await login.enterPhone(customer.username);
  await login.enterPassword(customer.password);
  await expect(page).toHaveURL(`${places.elsewhere}/assets`);
  await expect(page.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
  await control.expire(customer.username, { access: true });
  await page.goto(`${places.elsewhere}/address-verification`);
  await page.locator('input[type="file"]').setInputFiles([pdf]);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => calls).toContainEqual(expect.stringMatching(/^POST \/api\/v1\/document\/address 20\d$/));
  expect(calls).toContainEqual(expect.stringMatching(/^POST \/api\/v1\/sign_in 200$/));
  expect(calls).toContainEqual(expect.stringMatching(/refresh_token 200$/));
});

test('J46 each document group has its own policy, also on Back and Forward, and no partner script remains (THIRD-001, THIRD-004, THIRD-005)', async ({
  page,
  control,
  doubles,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const documents = watchDocuments(page);
  const customer = await control.customer('empty', { cards: [] });
  await new LoginPage(page).resume(customer);
  await page.goto('/cards');
  await page.getByRole('link', { name: 'New card' }).click();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeEnabled();
  await expect(page).toHaveURL('/cards/new');
  const card = documents.at(-1);
  expect(card).toMatchObject({ path: '/cards/new' });
  expect(card?.policy).toContain(doubles.stripe.origin);
  await page.goBack();
  await expect(page).toHaveURL('/cards');
  await expect.poll(() => page.evaluate(() => 'Stripe' in window)).toBe(false);
  await page.goForward();
  await expect(page.getByRole('button', { name: 'Add card' })).toBeEnabled();
  // The session ends on the card page. The public page contains nothing of the partner.
  await control.expire(customer.username, { access: true, refresh: true });
  await page.reload();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
  expect(documents.at(-1)?.policy).not.toContain(doubles.stripe.origin);
});

test('J46 "Try again" loads a chunk missing during a roll-out, because its 404 was not cached (DEP-008)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404|dynamically imported module|MIME/);
  await new LoginPage(page).resume(await control.customer('verified'));
  await expect(page.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
  await waitUntilSettled(page);
  let isMissing = true;
  await page.route(/\/static\/.+\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: '' }) : route.continue(),
  );
  await page.goto('/referral-program').catch(() => undefined);
  isMissing = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('serves app, chat and provider over TLS on separate origins, without the control surface (THIRD-082)', async ({ page, places }) => {
  type Answer = { readonly status: () => number; readonly headers: () => Readonly<Record<string, string>> };
  const look = (answer: Answer | null) => {
    const headers = answer?.headers() ?? {};
    const framedBy = /frame-ancestors ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
    return { status: answer?.status(), framedBy, isSecure: 'strict-transport-security' in headers };
  };
  expect(look(await page.goto(`${places.app}/login`))).toEqual({ status: 200, framedBy: "'none'", isSecure: true });
  expect(look(await page.goto(`${places.chat}/`))).toEqual({ status: 200, framedBy: places.app, isSecure: true });
  expect(look(await page.request.get(`${places.app}/_healthz`))).toMatchObject({ status: 200, isSecure: true });
  expect(look(await page.request.get(`${places.app}/sandbox`))).toMatchObject({ status: 404, isSecure: true });
});
