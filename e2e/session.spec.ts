import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

test('an inactive customer is warned, can stay and is finally logged out @main @gate (D-SES-16, ERR-006, SES-025)', async ({
  page,
  control,
}) => {
  const customer = await control.customer('verified');
  await page.clock.install();
  await new LoginPage(page).logIn(customer);
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await page.clock.runFor(241_000);
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toContainText(/You will be logged out in 00:\d\d\./);
  await warning.getByRole('button', { name: 'Stay logged in' }).click();
  await page.clock.runFor(1000);
  await expect(warning).toBeHidden();
  await page.clock.runFor(301_000);
  await page.clock.resume();
  await expect(page).toHaveURL('/');
  const expiry = page.getByRole('dialog', { name: 'Session expired' });
  await expect(expiry).toContainText(
    "You've been inactive for a while, so we logged you out for your protection. To get back in, just start again.",
  );
  await expiry.getByRole('button', { name: 'I got it' }).click();
  await expect(expiry).toBeHidden();
});

test('an expired session is announced once, and the login returns to the former path @gate (SES-015, SES-024, D-SES-11)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  await new LoginPage(page).logIn(customer);
  // A customer whose name is not known yet would be asked for the phone number again.
  await page.waitForFunction(() => localStorage.getItem('wallet:v1:given_name') !== null);
  await page.goto('/change-password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await control.expire(customer.username, { access: true, refresh: true });
  const dialog = page.getByRole('dialog', { name: 'Session expired' });
  // A call of the page may end the session before the reload.
  await Promise.any([page.reload(), dialog.waitFor()]);
  await expect(dialog).toBeVisible();
  // The next page is already shown beneath the closing dialog.
  await waitUntilSettled(page);
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await new LoginPage(page).enterPassword(customer.password);
  await expect(page).toHaveURL('/change-password');
});

test('the page that ends leaves its notice to the next page, however late it loads (D-SES-11)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('verified');
  await new LoginPage(page).resume(customer);
  await page.goto('/change-password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await waitUntilSettled(page);
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      await gate;
      await route.continue();
    },
  );
  // The notices are loaded with the first touch, simulated here after the session has ended and before the next page starts.
  const { promise: shown, resolve: onShown } = Promise.withResolvers<void>();
  await page.exposeFunction('onShown', onShown);
  await page.addInitScript(() => {
    if (location.pathname === '/') return;
    const touch = (): void => {
      if (sessionStorage.getItem('wallet:v1:end_notice') === null) requestAnimationFrame(touch);
      else document.dispatchEvent(new Event('pointerdown'));
    };
    touch();
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Notifications"]') !== null) Reflect.get(globalThis, 'onShown')();
    }).observe(document, { childList: true, subtree: true });
  });
  await control.expire(customer.username, { access: true, refresh: true });
  await page.reload({ waitUntil: 'commit' });
  await shown;
  release();
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
