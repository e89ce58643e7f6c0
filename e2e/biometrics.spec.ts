import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

/** What the stand-in of the native wrapper answers from the next document on. */
async function wish(page: Page, wishes: object): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('wallet:sandbox', text), JSON.stringify(wishes));
}

async function activate(page: Page, control: Control) {
  const customer = await control.customer('verified');
  await page.goto('/login');
  await wish(page, { biometrics: 'face' });
  await new LoginPage(page).logIn(customer);
  await page.goto('/settings/biometrics');
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await test.step('the activation is confirmed (SET-005)', () => expect(page.getByText('Face ID/Touch ID is activated')).toBeVisible());
  return customer;
}

/** The wrapper starts again, the customer is known and signed out. */
async function startAnew(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
}

test('activated, the next start signs in by itself @main @gate (BIO-007, BIO-013, LIM-044)', async ({ page, control }) => {
  const { password } = await activate(page, control);
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(storage).not.toContain(password);
  await startAnew(page);
  await expect(page).toHaveURL('/assets');
});

test('cancelled, there is no error and the password is asked for (BIO-015)', async ({ page, control }) => {
  const { password } = await activate(page, control);
  await wish(page, { biometrics: 'face', biometricsOutcome: 'cancel' });
  await startAnew(page);
  await page.getByRole('button', { name: 'Log in using biometrics' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await new LoginPage(page).enterPassword(password);
  await expect(page).toHaveURL('/assets');
});

test('a face that is not recognised is told, the password is still there (BIO-017, ERR-033, SET-038)', async ({ page, control }) => {
  await activate(page, control);
  await wish(page, { biometrics: 'face', biometricsOutcome: 'failure' });
  await startAnew(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to recognize biometrics' })).toContainText('Please try again later.');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('the system takes no more attempts (BIO-011, ERR-040)', async ({ page, control }) => {
  await activate(page, control);
  await wish(page, { biometrics: 'face', biometricsOutcome: 'lockout' });
  await startAnew(page);
  await expect(page.getByRole('dialog', { name: 'Too many attempts to log in using biometrics' })).toBeVisible();
});

test('a browser offers no biometrics (BIO-001, AUTH-008, APP-013)', async ({ page, control }) => {
  await activate(page, control);
  await wish(page, {});
  await startAnew(page);
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in using biometrics' })).toHaveCount(0);
});

const choice = (page: Page) => page.evaluate(() => localStorage.getItem('wallet:v1:biometry_choice'));

test.describe('the offer after a login', () => {
  test.use({ getsOffers: true });

  test('in the wrapper biometrics are offered once; Later is kept, on the next login too (BIO-003, BIO-006, D-BIO-05)', async ({
    page,
    control,
  }) => {
    const customer = await control.customer('verified');
    await page.goto('/login');
    await wish(page, { biometrics: 'face' });
    await new LoginPage(page).logIn(customer);
    const offer = page.getByRole('dialog', { name: 'Log in faster' });
    await expect(offer).toContainText('Use Face ID or Touch ID to log in.');
    await expect(offer.getByRole('link', { name: 'Activate now' })).toHaveAttribute('href', '/settings/biometrics');
    expect(await accessibilityIssues(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Later' }).click();
    await expect(offer).toBeHidden();
    expect(await choice(page)).toBe('Later');
    await startAnew(page);
    await new LoginPage(page).enterPassword(customer.password);
    await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
    // The offer has been looked at and dropped: nothing is left of it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wallet:v1:entry_offer'))).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('“Activate now” leads to the password entry (BIO-003, D-BIO-07)', async ({ page, control }) => {
    const customer = await control.customer('verified');
    await page.goto('/login');
    await wish(page, { biometrics: 'touch' });
    await new LoginPage(page).logIn(customer);
    await page.getByRole('link', { name: 'Activate now' }).click();
    await expect(page).toHaveURL('/settings/biometrics');
    await expect(page.getByText('Repeat your password to activate the Face ID or Touch ID function')).toBeVisible();
    expect(await choice(page)).toBeNull();
  });

  test('in a browser the app is offered, in a new tab, and that is kept (BIO-005, BIO-006, D-BIO-06)', async ({
    page,
    control,
    context,
  }) => {
    await context.route(/(apple|google)\.com/, (route) => route.fulfill({ body: 'the store' }));
    const customer = await control.customer('verified');
    await new LoginPage(page).logIn(customer);
    const offer = page.getByRole('dialog', { name: 'Log in faster with the app' });
    await expect(offer).toContainText('Face ID and Touch ID work in the mobile app.');
    expect(await accessibilityIssues(page)).toEqual([]);
    const store = context.waitForEvent('page');
    await offer.getByRole('link', { name: 'Get the app' }).click();
    await store;
    await expect(offer).toBeHidden();
    expect(await choice(page)).toBe('GetAppPressed');
    await page.reload();
    await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('Back counts as Later (D-BIO-06)', async ({ page, control }) => {
    await new LoginPage(page).logIn(await control.customer('verified'));
    const offer = page.getByRole('dialog', { name: 'Log in faster with the app' });
    await expect(offer).toBeVisible();
    await page.waitForFunction(() => JSON.stringify(history.state).includes('overlay'));
    await page.goBack();
    await expect(offer).toBeHidden();
    await expect(page).toHaveURL('/assets');
    expect(await choice(page)).toBe('Later');
  });

  test('a login by code, or by a customer who is not on board, is offered nothing (BIO-004, D-BIO-04)', async ({ page, control }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.byCode((await control.customer('verified')).username, control);
    await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('wallet:v1:entry_offer'))).toBeNull();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await login.logIn(await control.customer('draft'));
    const registration = page.getByRole('dialog', { name: 'Complete the registration' });
    await registration.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
