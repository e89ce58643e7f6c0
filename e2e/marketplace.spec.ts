import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('lists the deals, links to each and back, but not to upcoming ones @gate (TOK-025, D-TOK-11, D-TOK-17)', async ({ page, control }) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/assets/marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketplace');
  await expect(page.getByText('Private equity purchase is from €100')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('Rosen Robotics GmbH');
  await expect(cards.first()).toContainText('Unit price$12.50');
  await expect(cards.first()).toContainText('Minimum investment$100.00');
  await expect(page.getByRole('link', { name: 'Lumina Health OÜ' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Nordvik Energy AS' }).click();
  await expect(page).toHaveURL(/\/assets\/tokens\/NRDV\/info$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/assets\/marketplace$/);
  await expect(cards).toHaveCount(6);
});
