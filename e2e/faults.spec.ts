import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { createPhone, SignUpPage } from './support/SignUpPage.ts';

test('keeps the session in memory when storage is blocked, and a reload ends it (D-SES-24)', async ({ page, control }) => {
  const customer = await control.customer('verified');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const login = new LoginPage(page);
  await login.open();
  await login.enterPhone(customer.username);
  await login.enterPassword(customer.password);
  await expect(page.getByRole('link', { name: /^Cash/ })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/demo');
});

test('a registration in one tab also opens the accounts in another tab at the sign-up (D-AUTH-21, D-SES-14)', async ({
  page,
  context,
  control,
}) => {
  const phone = createPhone();
  const first = new SignUpPage(page);
  await first.open();
  await first.askForCode(phone);
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible();
  const otherTab = await context.newPage();
  await new SignUpPage(otherTab).open();
  await expect(otherTab.getByLabel('Phone number')).toBeVisible();
  await first.enterCode(await control.latestCode(phone));
  await expect(page).toHaveURL('/assets');
  await expect(otherTab).toHaveURL('/assets');
});

test('a picker that cannot be loaded stays closed and leaves the page unchanged (D-APP-03, APP-031)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED/);
  await new LoginPage(page).resume(await control.customer('verified'));
  await page.goto('/reports');
  const service = page.getByRole('combobox', { name: 'Service' });
  await expect(service).toBeVisible();
  await page.route('**/static/*.js', (route) => route.abort());
  const failure = page.waitForEvent('requestfailed');
  await service.click();
  await failure;
  await expect(service).toHaveAttribute('aria-expanded', 'false');
  await service.click();
  await expect(service).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});
