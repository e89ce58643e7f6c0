import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { Menu } from './support/Menu.ts';

/** Reads the stored key: whether it exists and whether scripts can extract it. */
const readKey = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'wallet')) return null;
    const opening = indexedDB.open('wallet');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const database = opening.result;
    const asking = database.transaction('keys').objectStore('keys').get('dpop');
    await new Promise((resolve) => asking.addEventListener('success', resolve));
    database.close();
    const key: unknown = asking.result;
    if (typeof key !== 'object' || key === null || !('privateKey' in key) || !(key.privateKey instanceof CryptoKey)) return null;
    const { extractable, algorithm } = key.privateKey;
    return { extractable, curve: 'namedCurve' in algorithm ? algorithm.namedCurve : '' };
  });

const getDashboard = (page: Page) => page.getByRole('link', { name: /^Cash/ });
const readStored = (page: Page, name: string) => page.evaluate((key) => sessionStorage.getItem(`wallet:v1:${key}`), name);

const waitForHeaders = async (page: Page) => (await page.waitForRequest((sent) => sent.url().endsWith('/info/full'))).allHeaders();

test('binds tokens to a non-extractable key shared by all tabs and deleted with the session @gate (DEV-011, DEV-012)', async ({
  page,
  context,
  control,
  request,
}) => {
  const customer = await control.customer('verified', { senderConstrained: 'all' });
  const headers = waitForHeaders(page);
  await new LoginPage(page).logIn(customer);
  await getDashboard(page).waitFor();
  expect(await headers).toMatchObject({ authorization: expect.stringMatching(/^DPoP /), dpop: expect.stringMatching(/^ey/) });
  expect(await readKey(page)).toEqual({ extractable: false, curve: 'P-256' });

  const other = await context.newPage();
  await other.goto('/assets');
  await getDashboard(other).waitFor();
  await other.reload();
  await getDashboard(other).waitFor();

  await new Menu(page).logOut();
  await expect(page).toHaveURL('/');
  await expect(getDashboard(other)).toBeHidden();
  await expect.poll(() => readKey(page)).toBeNull();
  // The log-out carried a proof, so the provider has logged it.
  const logouts = `/sandbox/audit?username=${encodeURIComponent(customer.username)}&event=logout`;
  await expect.poll(async () => (await request.get(logouts)).text()).toContain('"done"');

  const again = new LoginPage(page);
  await again.open();
  await again.enterPassword(customer.password);
  await getDashboard(page).waitFor();
  expect(await readKey(page)).toEqual({ extractable: false, curve: 'P-256' });
});

test('a browser that cannot store a key signs in without a proof and sends a single report (DEV-012)', async ({ page, control }) => {
  await page.addInitScript(() => {
    // A visit sampled for monitoring.
    sessionStorage.setItem('wallet:v1:monitored', 'true');
    Object.defineProperty(IDBFactory.prototype, 'open', {
      value: () => {
        throw new DOMException('There is no room', 'QuotaExceededError');
      },
    });
  });
  const reports: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/public/log')) reports.push(sent.postData() ?? '');
  });
  const customer = await control.customer('verified', { senderConstrained: 'all' });
  await new LoginPage(page).logIn(customer);
  await getDashboard(page).waitFor();
  expect(await readStored(page, 'token_type')).toBeNull();
  expect(reports.filter((report) => report.includes('can make or keep no key'))).toHaveLength(1);
});

test('without the key the session ends before any request is sent, and the path is remembered (DEV-013)', async ({ page, control }) => {
  const customer = await control.customer('verified', { senderConstrained: 'all' });
  await new LoginPage(page).logIn(customer);
  await getDashboard(page).waitFor();
  // Another page instead of the app, which would itself end the session at its next request.
  await page.goto('/sandbox');
  await page.evaluate(async () => {
    const request = indexedDB.deleteDatabase('wallet');
    await new Promise((resolve) => (request.onsuccess = resolve));
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) sent.push(request.url());
  });
  await page.goto('/profile');
  await expect(page.getByText('Session expired')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await readStored(page, 'return_to')).toBe('/profile');
});
