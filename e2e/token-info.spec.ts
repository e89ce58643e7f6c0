import { expect, type Page } from '@playwright/test';
import type { Control, Customer, Preset } from './support/control.ts';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

async function logIn(
  page: Page,
  control: Control,
  preset: Preset = 'verified',
  overrides: Record<string, unknown> = {},
): Promise<Customer> {
  const customer = await control.customer(preset, overrides);
  await new LoginPage(page).resume(customer);
  return customer;
}
const openDeal = (page: Page, symbol: string) => page.goto(`/assets/tokens/${symbol}/info`);
const readTerms = (page: Page) => page.getByRole('region', { name: 'Deal terms' }).getByRole('term').allTextContents();

test('the account links to its deal, and a mandatory popup is accepted once @gate (TOK-001, TOK-002, TOK-005)', async ({
  page,
  control,
}) => {
  const { username } = await logIn(page, control);
  await page.goto('/account-group/data');
  await expect(page.getByRole('heading', { level: 2, name: 'Halden' })).toBeVisible();
  await page.getByRole('button', { name: /Rosen Robotics/ }).click();
  const assets = await control.requests(username, '/api/v1/assets/default');
  await page.getByRole('button', { name: 'Info', exact: true }).click();
  await expect(page).toHaveURL(/\/assets\/tokens\/RSN\/info$/);
  const popup = page.getByRole('dialog', { name: 'Before you buy' });
  await expect(popup.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const beside = page.waitForEvent('popup');
  await popup.getByRole('link', { name: 'Memorandum' }).click();
  await (await beside).close();
  await expect(popup).toBeVisible();
  await popup.getByRole('checkbox').check();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('RSN info');
  await expect(page.getByRole('heading', { level: 2, name: 'Rosen Robotics GmbH' })).toBeVisible();
  expect(await readTerms(page)).toEqual(['Estimate current valuation', 'Unit-to-share ratio', 'Minimum investment', 'Unit price']);
  // The rates came with the dashboard. The deal's own calls are made once.
  expect(await control.requests(username, '/api/v1/assets/default')).toHaveLength(assets.length);
  for (const path of ['/api/v1/tokens/RSN/info', '/api/v1/app/marketplace']) expect(await control.requests(username, path)).toHaveLength(1);
  await page.getByRole('button', { name: 'About Unit-to-share ratio' }).click();
  await page.getByRole('dialog', { name: 'Unit-to-share ratio' }).getByRole('button', { name: 'I got it' }).click();
  const memorandum = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Memorandum' }).click();
  await (await memorandum).close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Rosen Robotics GmbH' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test(`closing a popup returns to the previous page, and "Don't show this again" is remembered (TOK-003, TOK-022, D-TOK-13)`, async ({
  page,
  control,
}) => {
  await logIn(page, control);
  const popup = page.getByRole('dialog', { name: 'Before you buy' });
  await page.goto('/assets/marketplace');
  await page.getByRole('link', { name: 'Rosen Robotics GmbH' }).click();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/assets\/marketplace$/);
  await expect(popup).toHaveCount(0);

  await openDeal(page, 'uAir');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UAIR info');
  await openDeal(page, 'uAir');
  await popup.getByRole('checkbox', { name: "Don't show this again" }).check();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup).toBeHidden();
  await openDeal(page, 'UAIR');
  await expect(page.getByRole('heading', { level: 2, name: 'Upper Air SAS' })).toBeVisible();
  await expect(popup).toBeHidden();
});

test('an unknown symbol, a provider failure and a lost network show errors that can be recovered from (TOK-026, D-TOK-03, D-TOK-20)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|404|500)/, /ERR_INTERNET_DISCONNECTED/);
  const { username } = await logIn(page, control);
  const alert = page.getByRole('alert');
  for (const symbol of ['NOPE', "'%20or%201=1"]) {
    await openDeal(page, symbol);
    await expect(alert.getByText('something has gone wrong', { exact: false })).toBeVisible();
  }
  const again = page.getByRole('button', { name: 'Try again' });
  await control.fault({ match: { path: '/api/v1/tokens/BRGL/info', username }, status: 500, body: { code: 500, message: 'Down' } });
  await openDeal(page, 'BRGL');
  await again.click();
  await expect(page.getByRole('region', { name: 'Deal terms' })).toBeVisible();
  expect(await readTerms(page)).toEqual([
    'Listed on Halden',
    'Initial unit price',
    'Public listing',
    'Liquidation price',
    'Estimate redemption date',
  ]);

  await page.goto('/assets/marketplace');
  await page.getByRole('link', { name: 'Bergland Foods AG' }).click();
  await expect(page.getByRole('region', { name: 'Deal terms' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Halden Index UAB' }).click();
  await expect(alert.getByText('No internet connection!')).toBeVisible();
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('dialog', { name: 'Before you buy' })).toBeVisible();
});
