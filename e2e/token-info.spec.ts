import { expect, type Page } from '@playwright/test';
import type { Control, Customer, Preset } from './support/control.ts';
import { accessibilityIssues, test } from './support/journey.ts';
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
const open = (page: Page, symbol: string) => page.goto(`/assets/tokens/${symbol}/info`);
const termsOf = (page: Page) => page.getByRole('region', { name: 'Deal terms' }).getByRole('term').allTextContents();

test('the account leads to its deal, an obligatory popup is agreed to once @gate (TOK-001, TOK-002, TOK-005)', async ({
  page,
  control,
}) => {
  const { username } = await logIn(page, control);
  await page.goto('/account-group/data');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Halden');
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
  expect(await termsOf(page)).toEqual(['Estimate current valuation', 'Unit-to-share ratio', 'Minimum investment', 'Unit price']);
  // The rates came with the dashboard; the deal's three calls are made once.
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

test('an obligatory popup that is closed leaves the page to where it was opened from (TOK-022, D-TOK-13)', async ({ page, control }) => {
  await logIn(page, control);
  await page.goto('/assets/marketplace');
  await page.getByRole('link', { name: 'Rosen Robotics GmbH' }).click();
  await expect(page.getByRole('dialog', { name: 'Before you buy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/assets\/marketplace$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Before you buy' })).toBeVisible();
});

test('dont_show_more: shown again until it is ticked, then not any more (TOK-003, TOK-013, TOK-022)', async ({ page, control }) => {
  await logIn(page, control);
  const popup = page.getByRole('dialog', { name: 'Before you buy' });
  await open(page, 'uAir');
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UAIR info');
  await expect(page).toHaveURL(/uAir\/info$/);
  await open(page, 'uAir');
  await popup.getByRole('checkbox', { name: "Don't show this again" }).check();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await expect(popup).toBeHidden();
  await open(page, 'UAIR');
  await expect(page.getByRole('heading', { level: 2, name: 'Upper Air SAS' })).toBeVisible();
  await expect(popup).toBeHidden();
  expect(await termsOf(page)).toEqual(['Estimate current valuation', 'Unit-to-share ratio', 'Minimum investment', 'Unit price']);
});

test('the other statuses have their badges and terms (TOK-014, TOK-015, TOK-016)', async ({ page, control }) => {
  await logIn(page, control);
  await open(page, 'HLDX');
  await page.getByRole('dialog', { name: 'Before you buy' }).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
  expect(await termsOf(page)).toEqual(['Estimate current valuation', 'Unit-to-share ratio', 'Minimum investment', 'Initial unit price']);
  await open(page, 'NRDV');
  await expect(page.getByText('Payout soon', { exact: true })).toBeVisible();
  expect(await termsOf(page)).toEqual([
    'Listed on Halden',
    'Initial unit price',
    'Public listing',
    'Lock up period',
    'Estimate redemption date',
  ]);
  await open(page, 'BRGL');
  await expect(page.getByText('Deal exit', { exact: true })).toBeVisible();
  expect(await termsOf(page)).toEqual([
    'Listed on Halden',
    'Initial unit price',
    'Public listing',
    'Liquidation price',
    'Estimate redemption date',
  ]);
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  await open(page, 'LMNA');
  await expect(page.getByText('Coming soon', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deal terms' })).toHaveCount(0);
  expect(await accessibilityIssues(page)).toEqual([]);
});

test('opened by its address it asks for the rates once, and comes with them or without (TOK-005, D-TOK-19)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 503/);
  const { username } = await logIn(page, control);
  const countRequests = async (): Promise<number> => (await control.requests(username, '/api/v1/assets/default')).length;
  await expect.poll(countRequests).toBe(1); // the dashboard's
  await control.fault({ match: { path: '/api/v1/assets/default', username }, delayMs: 2000, times: 1 });
  await open(page, 'NRDV');
  const price = page.getByRole('region', { name: 'Current price' });
  await price.waitFor();
  // All at once: what came later would move what is under it.
  expect(await price.textContent()).toMatch(/≈\s€19\.44/);
  expect(await countRequests()).toBe(2);
  await control.fault({ match: { path: '/api/v1/assets/default', username }, status: 503, body: { code: 503, message: 'Down' }, times: 0 });
  await open(page, 'NRDV');
  await expect(price).toContainText('$21.00');
  await expect(price).not.toContainText('€');
});

test('a symbol that is in no list, and a provider that is down, are errors with a way on (TOK-024, TOK-026, D-TOK-03)', async ({
  page,
  control,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of (400|404|500)/);
  const { username } = await logIn(page, control);
  for (const symbol of ['NOPE', 'x'.repeat(60), '%E2%80%AE%D8%B4', "'%20or%201=1"]) {
    await open(page, symbol);
    await expect(page.getByRole('alert').getByText('something has gone wrong', { exact: false })).toBeVisible();
  }
  await control.fault({
    match: { path: '/api/v1/tokens/NRDV/info', username },
    status: 500,
    body: { code: 500, message: 'Down' },
    times: 0,
  });
  await open(page, 'NRDV');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('garbage from the provider costs its own figures and no more (TOK-010, D-TOK-07)', async ({ page, control }) => {
  const { username } = await logIn(page, control);
  const token = { id: 404, name: 'x', symbol: 'NRDV', currency: 'USD', decimals: 5, address: null };
  const blockchain = { currency: 'ETH', name: 'Ethereum', network_name: 'ERC-20' };
  await control.fault({
    match: { path: '/api/v1/tokens/NRDV/info', username },
    status: 200,
    body: {
      ...token,
      blockchain,
      status: 'melted',
      info_tags: { stage: 's', industry: 'i' },
      minimal: '1',
      whitelisted: true,
      info: { valuation: '-1', share_price: 'free', last_round: '9'.repeat(60), unit_price: '999999999999999999', change: '1e9' },
      documents: { memorandum: 'javascript:alert(1)' },
      marketplace: { country: '', company_name: '', about: '', founded: null, logo: null, logo_dark: null, cover: null, website: null },
      overview: [{ title: 'شركة النسيج', text: 'x'.repeat(2000) }],
      popup: null,
    },
  });
  await open(page, 'NRDV');
  await expect(page.getByRole('heading', { level: 2, name: 'Nordvik Energy AS' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Highlights' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Deal terms' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Memorandum' })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
});

test('who is not whitelisted is told so and may read on; the deal is shared by its address (TOK-017, TOK-023, D-TOK-11)', async ({
  page,
  control,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, control, 'verified', { whitelisted: { BRGL: false } });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, 'brgl');
  await expect(page.getByText('This deal is not available to you. Please contact our', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deal terms' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Invest in Bergland Foods AG from €100 with Halden http:\/\/localhost:\d+\/assets\/tokens\/brgl\/info$/,
  );
});

test('offline with nothing loaded the connection is named, and it goes on when it is back (D-TOK-20)', async ({
  page,
  control,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_INTERNET_DISCONNECTED/);
  await logIn(page, control);
  await page.goto('/assets/marketplace');
  await page.getByRole('link', { name: 'Bergland Foods AG' }).click();
  await expect(page.getByRole('region', { name: 'Deal terms' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Halden Index UAB' }).click();
  await expect(page.getByRole('alert').getByText('No internet connection!')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Before you buy' })).toBeVisible();
});

for (const { symbol, terms } of [
  { symbol: 'NRDV', terms: ['Initial unit price', 'Change %', 'Lock up period', 'Estimate redemption date'] },
  { symbol: 'UAIR', terms: ['Estimate current valuation', 'Unit-to-share ratio', 'Change %'] },
]) {
  test(`of the deal ${symbol} these terms are explained, and the focus comes back: ${terms.join(', ')} (TOK-012, D-TOK-10)`, async ({
    page,
    control,
  }) => {
    await logIn(page, control);
    await open(page, symbol);
    if (symbol === 'UAIR') await page.getByRole('dialog', { name: 'Before you buy' }).getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('region', { name: 'Deal terms' })).toBeVisible();
    const buttons = page.getByRole('button', { name: /^About / });
    await expect(buttons).toHaveCount(terms.length);
    for (const term of terms) {
      const button = page.getByRole('button', { name: `About ${term}`, exact: true });
      await button.click();
      const dialog = page.getByRole('dialog', { name: term, exact: true });
      await expect(dialog).toContainText(/\w{3,}.*\./);
      await dialog.getByRole('button', { name: 'I got it' }).click();
      await expect(button).toBeFocused();
    }
  });
}
