import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';

/** Lets no script through until it is told to. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

for (const { path, heading } of [
  { path: '/', heading: 'Your digital family office' },
  { path: '/login', heading: 'Log in' },
  { path: '/signup', heading: 'Sign up' },
]) {
  test(`the first screen of ${path} is there before any script, and is gone on with (APP-008)`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    const drawn = await title.elementHandle();
    release();
    await expect(page).toHaveTitle(`${heading} · Halden`);
    expect(await title.evaluate((element, before) => element === before, drawn)).toBe(true);
  });
}

test('a phone that is typed before the script has come is kept (AUTH-001)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill(customer.username);
  release();
  await expect(page).toHaveTitle('Log in · Halden');
  await expect(page.getByLabel('Phone number')).toHaveValue(customer.username);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a press that comes before the script has come is made when the page answers (AUTH-001)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill(customer.username);
  await page.getByLabel('Phone number').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('an invitation of the address joins what was typed before the script has come (REG-001)', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/signup?invite=friend1', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill('+37060000123');
  release();
  await expect(page.getByLabel('Invitation code')).toHaveValue('friend1');
  await expect(page.getByLabel('Phone number')).toHaveValue('+37060000123');
});

test('the query goes on with the links of a screen that was there before @main (APP-041, D-APP-22)', async ({ page }) => {
  await page.goto('/?utm_source=letter');
  await expect(page).toHaveTitle('Your digital family office · Halden');
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup?utm_source=letter');
});

test('a press on a link that comes before the script takes the query along (APP-041, D-APP-22)', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/?utm_source=letter', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signup?utm_source=letter');
  release();
});

test('who is known to this device is not shown the screen of a stranger (AUTH-003)', async ({ page }) => {
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

test('a change to the code before the script has come keeps what is typed after it, and the next press (AUTH-009)', async ({
  page,
  control,
}) => {
  const { username } = await control.customer('verified');
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Log in with a one-time code' }).click();
  await page.getByLabel('Phone number').fill(username);
  await page.getByRole('button', { name: 'Continue' }).click();
  release();
  await expect(page.getByLabel('Code')).toBeVisible();
  expect(await control.latestCode(username)).toMatch(/^\d{6}$/);
});

test('a press on a slide that comes before the script has come is made when the page answers (APP-052)', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: '3 of 4' }).click();
  release();
  await expect(page.getByRole('button', { name: '3 of 4' })).toHaveAttribute('aria-current', 'true');
});
