import { expect, type Page } from '@playwright/test';
import type { Control } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

/** Sets the responses of the wrapper's stand-in, from the next document on. */
async function setSandbox(page: Page, wishes: object): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('wallet:sandbox', text), JSON.stringify(wishes));
}

async function activate(page: Page, control: Control) {
  const customer = await control.customer('verified');
  await page.goto('/login');
  await setSandbox(page, { biometrics: 'face' });
  await new LoginPage(page).logIn(customer);
  await page.goto('/settings/biometrics');
  await expect(page.getByText('Repeat your password to activate the Face ID or Touch ID function')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await test.step('confirms the activation (SET-005, D-BIO-07)', () =>
    expect(page.getByText('Face ID/Touch ID is activated')).toBeVisible());
  return customer;
}

/** Restarts the wrapper with a known, signed-out customer. */
async function restart(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
}

test('signs in automatically on the next start after activation @main @gate (BIO-007, BIO-013, LIM-044)', async ({ page, control }) => {
  const { password } = await activate(page, control);
  const storage = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(storage).not.toContain(password);
  await restart(page);
  await expect(page).toHaveURL('/assets');
});

test('reports an unrecognised face and offers the password; a browser offers no biometrics (ERR-033, SET-038, AUTH-008)', async ({
  page,
  control,
}) => {
  await activate(page, control);
  await setSandbox(page, { biometrics: 'face', biometricsOutcome: 'failure' });
  await restart(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to recognize biometrics' })).toContainText('Please try again later.');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await test.step('opens the same page in a browser (APP-013)', async () => {
    await setSandbox(page, {});
    await restart(page);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log in using biometrics' })).toHaveCount(0);
  });
});

const readChoice = (page: Page) => page.evaluate(() => localStorage.getItem('wallet:v1:biometry_choice'));

test.describe('the offer after a login', () => {
  test.use({ getsOffers: true });

  test('is shown in the wrapper after a password but not after a code, and Later is remembered (BIO-003, BIO-006, D-BIO-04)', async ({
    page,
    control,
  }) => {
    const customer = await control.customer('verified');
    const login = new LoginPage(page);
    await page.goto('/login');
    await setSandbox(page, { biometrics: 'face' });
    await login.open();
    await login.byCode(customer.username, control);
    await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('wallet:v1:entry_offer'))).toBeNull();
    await restart(page);
    await login.enterPassword(customer.password);
    const offer = page.getByRole('dialog', { name: 'Log in faster' });
    await expect(offer).toContainText('Use Face ID or Touch ID to log in.');
    await expect(offer.getByRole('link', { name: 'Activate now' })).toHaveAttribute('href', '/settings/biometrics');
    await offer.getByRole('button', { name: 'Later' }).click();
    await expect(offer).toBeHidden();
    expect(await readChoice(page)).toBe('Later');
    await restart(page);
    await login.enterPassword(customer.password);
    await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('wallet:v1:entry_offer'))).toBeNull();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
