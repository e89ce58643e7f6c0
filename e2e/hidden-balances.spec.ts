import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { LoginPage } from './support/LoginPage.ts';

const FIGURES = /4,?321|4,?392|77[.,]0|321\.09/;

/** Everything on the page: title, markup with all labels, and field values. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [document.title, document.documentElement.outerHTML, ...fields].join('\n');
  });

test('hidden balances appear in no group, selection, form or picker (WISH-001, WISH-002, WISH-004)', async ({ page, control }) => {
  const customer = await control.customer('empty', {
    balances: { EUR: '4321.09', USD: '77.00' },
    cards: [{ cardType: 'visa', status: 'verified' }],
  });
  const [euro, dollar] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'USD')];
  await new LoginPage(page).resume(customer);
  await expect(page.getByRole('link', { name: /^Cash.*€4,392/ })).toBeVisible();
  expect(await readPage(page)).toMatch(FIGURES);
  await page.getByRole('button', { name: 'Hide balances' }).click();
  for (const path of [
    '/assets',
    `/account-group/cash?open=fiat:${euro}`,
    '/account-group/crypto',
    '/account-group/data',
    '/account-group/stocks',
    '/select-currency-to/topup-fiat',
    '/select-currency-to/exchange?tab=exchange',
  ]) {
    await page.goto(path);
    await expect(page.getByText('••••').first()).toBeVisible();
    expect(await readPage(page), path).not.toMatch(FIGURES);
  }
  for (const [path, picker] of [
    [`/operation/topup/fiat/${euro}/`, 'To'],
    [`/operation/exchange/fiat/${euro}/fiat/${dollar}`, 'From'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('combobox', { name: picker }).click();
    await expect(page.getByRole('option')).toHaveCount(2);
    expect(await readPage(page), path).not.toMatch(FIGURES);
  }
});
