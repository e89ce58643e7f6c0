import { expect, test as base, type Page } from '@playwright/test';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';
import { createPhone, SignUpPage } from '../support/SignUpPage.ts';

// These journeys change the provider for every customer, so they run one at a time and alone.
base.describe.configure({ mode: 'serial' });

function watchTokens(page: Page): readonly string[] {
  const tokens: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !new URL(request.url()).pathname.endsWith('/one_time_code')) return;
    tokens.push(JSON.parse(request.postData() ?? '{}').captchaToken);
  });
  return tokens;
}

test.describe('a provider that verifies the tokens of the bot check', () => {
  test.beforeEach(async ({ control, doubles }) => {
    await control.settings({ bot_verify_url: `${doubles.recaptcha.origin}/recaptcha/api/siteverify`, bot_verify_secret: 'secret' });
  });
  test.afterEach(async ({ control }) => {
    await control.settings({ bot_verify_url: null, bot_verify_secret: null });
  });

  test('J01 accepts a sign-up by its token, which is verified once (THIRD-035, RULE-059)', async ({ page, control, doubles }) => {
    const tokens = watchTokens(page);
    await new SignUpPage(page).signUp(createPhone(), control);
    await expect(page).toHaveURL('/assets');
    const verified = (await doubles.recaptcha.calls(/siteverify/)).map(({ body }) => new URLSearchParams(body).get('response'));
    expect(tokens).toHaveLength(1);
    expect(verified.filter((token) => token === tokens[0])).toHaveLength(1);
  });

  test('J05 reports a blocked bot check where the provider requires it, and the sign-up succeeds once it loads (THIRD-037, THIRD-006)', async ({
    page,
    doubles,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/ERR_(?:EMPTY_RESPONSE|CONNECTION_RESET|SOCKET)|Failed to load resource/);
    await doubles.recaptcha.told({ script: 'refuse' });
    const phone = createPhone();
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.askForCode(phone);
    await expect(
      page.getByText(
        'The bot check could not be loaded. Check your connection, or switch off ad and script blockers for this page, then try again.',
      ),
    ).toBeVisible();
    await expect(page.getByLabel('Phone number')).not.toHaveValue('');
    await doubles.recaptcha.told({});
    const close = page.getByRole('dialog').getByRole('button').first();
    if (await close.isVisible()) await close.click();
    await page.getByRole('button', { name: 'Get a one-time code' }).click();
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  });

  test('J07 replaces a token refused by the provider once (THIRD-038)', async ({ page, doubles, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/);
    await doubles.recaptcha.told({ outcome: 'refuse once' });
    const tokens = watchTokens(page);
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.askForCode(createPhone());
    await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(2);
  });
});

const collectReports = (page: Page): readonly string[] => {
  const reports: string[] = [];
  page.on('request', (request) => {
    const body = request.url().endsWith('/public/log') ? (request.postData() ?? '') : '';
    const [, reason] = /"third":"pictures","reason":"(\w+)"/.exec(body) ?? [];
    if (reason !== undefined) reports.push(reason);
  });
  return reports;
};

test.describe('icons on a separate host', () => {
  test.afterEach(async ({ control }) => {
    await control.settings({ icon_base: '' });
  });

  test('J41 are shown, and replaced by marks with a single report when the host is down or hangs (THIRD-062)', async ({
    page,
    control,
    doubles: { pictures },
    expectedComplaints,
  }) => {
    expectedComplaints.push(/Failed to load resource/);
    await control.settings({ icon_base: pictures.origin });
    const reports = collectReports(page);
    await new LoginPage(page).resume(await control.customer('verified'));
    await page.goto('/account-group/crypto');
    const icons = page.locator(`img[src^="${pictures.origin}"]`);
    await expect(icons.first()).toBeVisible();
    const [asked] = await pictures.calls(/icons/);
    expect(asked?.headers['referer']).toBeUndefined();
    const box = await page.locator('[data-size]:has(img)').first().boundingBox();
    await pictures.told({ outcome: 'down' });
    await page.reload();
    await expect(page.locator('[data-asset="BTC"]').first()).toBeVisible();
    await expect(icons).toHaveCount(0);
    expect(await page.locator('[data-asset="BTC"]').first().boundingBox()).toEqual(box);
    await expect.poll(() => reports).toEqual(['failed']);
    await pictures.told({ outcome: 'hang' });
    await page.clock.install();
    await page.reload({ waitUntil: 'commit' });
    await expect(icons.first()).toBeAttached();
    await page.clock.runFor(11_000);
    await expect(icons).toHaveCount(0);
    await expect.poll(() => reports).toEqual(['failed', 'slow']);
  });

  test('J41 are replaced by marks with a single report when the policy does not allow the host (THIRD-062, THIRD-009)', async ({
    page,
    control,
    places,
    expectedComplaints,
  }) => {
    expectedComplaints.push(/img-src/);
    await control.settings({ icon_base: places.sumsub });
    const reports = collectReports(page);
    await new LoginPage(page).resume(await control.customer('verified'));
    await page.goto('/account-group/crypto');
    await expect(page.locator('[data-asset="BTC"]').first()).toBeVisible();
    await expect(page.locator('img[src^="http://127"]')).toHaveCount(0);
    await expect.poll(() => reports).toEqual(['blocked']);
  });
});
