import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { watchShifts } from './support/shifts.ts';
import { createPhone } from './support/SignUpPage.ts';

/** Blocks all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test('the first screen is visible before any script and then hydrated, and its links keep the query (APP-008, APP-041, D-APP-22)', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/?utm_source=letter', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1, name: 'Your digital family office' });
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup?utm_source=letter');
  await page.goBack({ waitUntil: 'commit' });
  await expect(title).toBeVisible();
  const drawn = await title.elementHandle();
  release();
  await expect(page).toHaveTitle('Your digital family office · Halden');
  expect(await title.evaluate((element, before) => element === before, drawn)).toBe(true);
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup?utm_source=letter');
});

for (const { path, field, button, next } of [
  { path: '/login', field: 'Phone number', button: 'Continue', next: 'Password' },
  { path: '/signup', field: 'Phone number', button: 'Get a one-time code', next: 'Code' },
])
  test(`${path} keeps what was typed before its script loads, shifts nothing and accepts the first press @gate (APP-052, AUTH-001)`, async ({
    page,
  }) => {
    const phone = createPhone();
    const shifts = await watchShifts(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const controls = page.locator('h1, input, button');
    const places = () => controls.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
    await page.getByLabel(field).fill(phone);
    await expect(page.locator('button:enabled')).toHaveCount(0);
    // The width of a button depends on its text, which differs in the fallback font.
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    release();
    await page.getByRole('button', { name: button }).click({ trial: true });
    expect(await places()).toEqual(before);
    expect(await shifts.moved()).toEqual([]);
    await expect(page.getByLabel(field)).toHaveValue(phone);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByLabel(next, { exact: true })).toBeVisible();
  });

test('fills in the invitation of the URL beside what was typed before the script loads (D-REG-20)', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/signup?invite=friend1', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill('+37060000123');
  release();
  await expect(page.getByLabel('Invite code')).toHaveValue('friend1');
  await expect(page.getByLabel('Phone number')).toHaveValue('+37060000123');
});

test('does not show the first screen to a customer known to this device (AUTH-003)', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wallet:v1:username', '+37060000123');
    localStorage.setItem('wallet:v1:given_name', 'Alice');
  });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('#root')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { level: 1, name: /Alice/ })).toBeVisible();
});
