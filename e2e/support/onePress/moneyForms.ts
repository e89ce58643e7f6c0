import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from '../control.ts';
import { SepaWithdrawalPage } from '../SepaWithdrawalPage.ts';
import { TopUpPage } from '../TopUpPage.ts';
import { TradePage } from '../TradePage.ts';
import { anOrder, countCreated, type CreatingForm, createWithBalances } from './CreatingForm.ts';

const IBAN = 'DE89370400440532013000';

export async function openWithdrawal(page: Page, control: Control, customer: Customer, amount = '100'): Promise<void> {
  await new SepaWithdrawalPage(page).fillIn(await control.accountId(customer, 'EUR'), amount, IBAN);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
}

export const moneyForms: Readonly<Record<string, CreatingForm>> = {
  'a withdrawal': {
    ...createWithBalances({ EUR: '1000.00' }),
    open: openWithdrawal,
    button: 'Submit',
    until: anOrder,
    call: { method: 'POST', path: '/api/v1/accounts/*/withdraw/iban' },
    made: countCreated.orders,
    inTwoTabs: 2,
  },
  'an exchange': {
    ...createWithBalances({ EUR: '1000.00', USD: '0.00' }),
    open: async (page, control, customer) => {
      const [account, target] = [await control.accountId(customer, 'EUR'), await control.accountId(customer, 'USD')];
      await page.goto(`/operation/exchange/fiat/${account}/fiat/${target}`);
      await page.getByLabel('You give').fill('100');
      await expect(page.getByRole('button', { name: 'Exchange', exact: true })).toBeEnabled();
    },
    button: 'Exchange',
    until: anOrder,
    call: { method: 'POST', path: '/api/v1/exchange/sell' },
    made: countCreated.orders,
    inTwoTabs: 2,
  },
  'a purchase': {
    ...createWithBalances({ EUR: '1000.00', BTC: '0.0' }),
    open: async (page, control, customer) => {
      const trade = new TradePage(page, control);
      await trade.openPurchase(customer, 'BTC');
      await trade.amount().fill('100');
      await expect(trade.button('Buy')).toBeEnabled();
    },
    button: 'Buy',
    until: anOrder,
    call: { method: 'POST', path: '/api/v1/wallets/*/buy' },
    made: countCreated.orders,
    inTwoTabs: 2,
  },
  'a top-up by bank': {
    ...createWithBalances({ EUR: '0.00' }),
    open: async (page, control, customer) => {
      const topUp = new TopUpPage(page);
      await topUp.openByBank(await control.accountId(customer, 'EUR'));
      await topUp.enterAmount('100');
      await topUp.goOn();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    },
    button: 'Done',
    until: { path: /\/assets$/ },
    call: { method: 'POST', path: '/api/v1/accounts/*/top_up/sepa' },
    made: countCreated.orders,
    inTwoTabs: 2,
  },
  'a top-up by card': {
    ...createWithBalances({ EUR: '0.00' }, { cards: [{ cardType: 'visa', status: 'verified' }], createdAt: '2020-01-01T00:00:00Z' }),
    open: async (page, control, customer) => {
      const topUp = new TopUpPage(page);
      await topUp.open(await control.accountId(customer, 'EUR'));
      await topUp.enterAmount('100');
      await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeEnabled();
    },
    button: 'Top up',
    until: anOrder,
    call: { method: 'POST', path: '/api/v1/topup/stripe/*/create' },
    made: countCreated.orders,
    inTwoTabs: 2,
  },
};
