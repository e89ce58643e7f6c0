import { expect, type Page } from '@playwright/test';
import { test } from '../support/doubles.ts';
import { createPhone, SignUpPage } from '../support/SignUpPage.ts';

function watchCodeRequests(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/one_time_code')) sent.push(request.postData() ?? '');
  });
  return sent;
}

function watchReports(page: Page): readonly string[] {
  const reasons: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/public/log') ? (request.postData() ?? '') : '';
    const [, reason] = /"third":"botCheck","reason":"(\w+)"/.exec(body) ?? [];
    if (reason !== undefined) reasons.push(reason);
  });
  return reasons;
}

const BLOCKED_COMPLAINTS = [/ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET|SOCKET)|Failed to load resource/];

test('J01 a sign-up sends tokens of the check, each requested for its action (THIRD-035)', async ({ page, control, doubles }) => {
  const sent = watchCodeRequests(page);
  const phone = createPhone();
  await page.goto('/');
  expect(await doubles.recaptcha.calls(/api\.js/)).toEqual([]);
  await new SignUpPage(page).signUp(phone, control);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/"captchaToken":"03A/);
  const bodies = (await doubles.recaptcha.calls(/reload/)).map(({ body }) => body);
  expect(new Set(bodies)).toEqual(new Set(['sign_up']));
});

test('J02 waits for a slow script (THIRD-036)', async ({ page, doubles }) => {
  await doubles.recaptcha.told({ delayMs: 3000 });
  const sent = watchCodeRequests(page);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(createPhone());
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible({ timeout: 15_000 });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/"captchaToken":"03A/);
});

test('J03 a hanging script delays the call by ten seconds, then the provider decides (THIRD-037, THIRD-009)', async ({ page, doubles }) => {
  await doubles.recaptcha.told({ script: 'hang' });
  const [sent, reports] = [watchCodeRequests(page), watchReports(page)];
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(createPhone());
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect(sent[0]).toContain('"captchaToken":""');
  expect(reports).toEqual(['slow']);
});

test('J04 a blocked script is reported immediately, and the provider decides (THIRD-037, THIRD-009)', async ({
  page,
  doubles,
  expectedComplaints,
}) => {
  expectedComplaints.push(...BLOCKED_COMPLAINTS);
  await doubles.recaptcha.told({ script: 'refuse' });
  const [sent, reports] = [watchCodeRequests(page), watchReports(page)];
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(createPhone());
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  expect(sent[0]).toContain('"captchaToken":""');
  expect(reports).toEqual(['blocked']);
});

test('J06 a check that yields no token sends nothing (THIRD-038)', async ({ page, doubles, expectedComplaints }) => {
  expectedComplaints.push(...BLOCKED_COMPLAINTS);
  await doubles.recaptcha.told({ outcome: 'reject' });
  const sent = watchCodeRequests(page);
  const signUp = new SignUpPage(page);
  await signUp.open();
  await signUp.askForCode(createPhone());
  await expect(page.getByText('Something went wrong')).toBeVisible();
  expect(sent).toEqual([]);
});

test('J08 hides the badge beside the notice and loads nothing of the check into customer documents (THIRD-039, THIRD-004, GUARD-009)', async ({
  page,
  control,
}) => {
  const signUp = new SignUpPage(page);
  await signUp.open();
  await expect(page.getByText('This page is protected by reCAPTCHA')).toBeVisible();
  await expect(page.locator('.grecaptcha-badge')).toBeHidden();
  await expect(page.locator('.grecaptcha-badge')).toHaveCount(1);
  await signUp.signUp(createPhone(), control);
  await expect(page.getByRole('heading', { name: 'My Accounts' })).toBeVisible();
  expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
  const policy = (await page.request.get('/assets')).headers()['content-security-policy'];
  expect(policy).toContain("trusted-types 'none'");
});
