import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('a long selection can be searched by name or code @large (CUR-009, CUR-025)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('large'));
  await page.goto('/select-currency-to/topup-fiat');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d{4}$/);
  expect(await rows.count()).toBeLessThan(100);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('usd');
  await expect(rows.first()).toContainText('USD');
  await search.fill('no such account');
  await expect(rows).toHaveCount(0);
});
