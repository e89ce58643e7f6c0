import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

test('lists the deals; a card leads to its deal and back, what is coming soon leads nowhere @gate (TOK-025, D-TOK-11, D-TOK-17)', async ({
  page,
  control,
}) => {
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/assets/marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketplace');
  await expect(page.getByText('Private equity purchase is from €100')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText('Rosen Robotics GmbH');
  await expect(page.getByText('Minimum investment $100.00')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Lumina Health OÜ' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Nordvik Energy AS' }).click();
  await expect(page).toHaveURL(/\/assets\/tokens\/NRDV\/info$/);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/assets\/marketplace$/);
  await expect(cards).toHaveCount(6);
});

test('a session that ended leads to the log-in, and from there back to the deals (TOK-025)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 401/);
  const customer = await control.customer('empty');
  const login = new LoginPage(page);
  await login.resume(customer);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await control.expire(customer.username, { access: true });
  await page.goto('/assets/marketplace');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await control.expire(customer.username, { access: true, refresh: true });
  await page.goto('/assets/marketplace');
  await expect(page.getByRole('dialog')).toContainText(/log|session/i);
  await expect(page.getByText('Rosen Robotics GmbH')).toHaveCount(0);
});

test('no deals yet, and a provider that is down (TOK-025, D-TOK-17)', async ({ page, control, expectedComplaints }) => {
  expectedComplaints.push(/status of 503/);
  const customer = await control.customer('empty');
  await new LoginPage(page).resume(customer);
  const match = { path: '/api/v1/app/marketplace', username: customer.username };
  await control.fault({ match, status: 200, body: [] });
  await page.goto('/assets/marketplace');
  await expect(page.getByText('New deals will appear here soon')).toBeVisible();
  await control.fault({ match, status: 503, body: { code: 503, message: 'Down' } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6); // the repeat (D-SES-23) succeeds
});

test('logos that cannot be had give way to the first letter, in the list and on the deal (TOK-008, D-TOK-16)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_FAILED|Failed to load resource/);
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()));
  await new LoginPage(page).resume(await control.customer('empty'));
  await page.goto('/assets/marketplace');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: 'Nordvik Energy AS' }).getByText('N', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await page.getByRole('link', { name: 'Nordvik Energy AS' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nordvik Energy AS' })).toBeVisible();
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});
