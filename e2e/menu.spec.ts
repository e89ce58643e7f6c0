import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';
import { waitUntilSettled } from './support/waitUntilSettled.ts';

test('an unknown account shows the not-found page, and failed accounts show an error that can be retried (MENU-036, HOME-074, D-ERR-20)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (404|503)/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer, '/account/crypto/999999');
  const notFound = page.getByText('Oops! The page you’re looking for could not be found.');
  await expect(notFound).toBeVisible();
  await test.step('an unknown card shows the not-found page too (CARDS-023)', async () => {
    await page.goto('/cards/999999');
    await expect(notFound).toBeVisible();
  });
  const { username } = customer;
  await control.fault({ match: { path: '/api/v1/rates/history', username }, status: 404, times: 0 });
  await control.fault({ match: { path: '/api/v1/assets/default', username }, status: 503 });
  const history = page.waitForResponse((answer) => answer.url().includes('/rates/history'));
  await page.goto('/assets');
  await expect(page.getByRole('heading', { name: 'Service is temporary unavailable' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'RETURN HOME' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('€');
  await test.step('shows no history if the provider has no past rates (D-WISH-03)', async () => {
    await page.getByRole('link', { name: /^Structured Notes/ }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2000);
    expect((await history).status()).toBe(404);
    await waitUntilSettled(page);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Balance over time' })).toHaveCount(0);
  });
});

test(`coins have the provider's names and icons, requested once per session, and fall back to their codes (THIRD-063)`, async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('no_wallets');
  const asked = () => control.requests(customer.username, '/api/v1/currencies');
  const menu = page.getByRole('navigation').or(page.getByRole('complementary'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await control.fault({
    match: { path: '/api/v1/currencies', username: customer.username },
    status: 503,
    body: { code: 503, message: '' },
  });
  await new LoginPage(page).resume(customer);
  await page.goto('/about');
  await expect.poll(async () => (await asked()).map(({ status }) => status)).toEqual([503]);
  await expect(menu.getByText('ETH', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.reload();
  const ether = page.getByRole('img', { name: 'Ethereum' });
  await expect(ether.locator('img')).toHaveAttribute('src', /eth\.svg$/);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await expect(ether).toBeVisible();
  // Newest first.
  expect((await asked()).map(({ status }) => status)).toEqual([200, 503]);
});
