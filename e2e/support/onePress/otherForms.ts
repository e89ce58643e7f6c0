import { expect } from '@playwright/test';
import { SepaWithdrawalPage } from '../SepaWithdrawalPage.ts';
import { countCreated, type CreatingForm } from './CreatingForm.ts';
import { openWithdrawal } from './moneyForms.ts';

const TRUSTED = '/api/v1/recipients/trusted';

export const otherForms: Readonly<Record<string, CreatingForm>> = {
  'a new card': {
    customer: (control) => control.customer('empty', { cards: [] }),
    open: async (page) => {
      await page.goto('/cards/new');
      await page.getByLabel('Card number').fill('5555555555554444');
      await page.getByLabel('Expiry date').fill('1230');
      await page.getByLabel('CVC').fill('123');
      await page.getByLabel('Name on card').fill('Somebody Else');
    },
    button: 'Add card',
    until: { path: /\/cards\/\d+\/verification$/ },
    call: { method: 'POST', path: '/api/v1/cards' },
    made: countCreated.answers('/api/v1/cards'),
    // The next press reports that the card already exists.
    lostUntil: { path: /\/cards$/ },
  },
  'the closure of the account': {
    customer: (control) => control.customer('verified'),
    open: async (page, control, { username }) => {
      await page.goto('/profile');
      await page.getByRole('button', { name: 'Close account' }).click();
      await page.getByRole('button', { name: 'Close my account' }).click();
      await page.getByRole('button', { name: 'Continue account closure' }).click();
      await page.getByText(/^We sent a one-time code to/).waitFor();
      await page.getByLabel('Code', { exact: true }).fill(await control.latestCode(username));
    },
    button: 'Confirm',
    until: { text: 'Your account has been successfully closed' },
    call: { method: 'POST', path: '/api/v1/private/user/account_closure' },
    made: countCreated.answers('/api/v1/private/user/account_closure'),
    lostUntil: { text: 'Session expired' },
  },
  'a report': {
    customer: (control) => control.customer('verified'),
    open: async (page) => {
      await page.goto('/reports');
      for (const [field, option] of [
        ['Transaction type', 'Withdrawals'],
        ['Asset', 'Euro'],
      ] as const) {
        await page.getByRole('combobox', { name: field }).click();
        await page.getByRole('option', { name: option }).click();
        await expect(page.getByRole('combobox', { name: field })).toContainText(option);
      }
    },
    button: 'Send to my email',
    until: { text: 'The report is generating' },
    call: { method: 'POST', path: '/api/v1/reports/transactions/**' },
    made: async (control, { id }) =>
      (await control.messagesTo(`customer${id}@example.com`)).filter((body) => body.includes('/reports?file=')).length,
    inTwoTabs: 1,
  },
  'a plan': {
    customer: (control) => control.customer('empty', { tariff: 'Growth' }),
    open: async (page, control, { username }) => {
      // Adds a plan that can be requested to the list. The request itself is real.
      const plan = { key: 'launch', name: 'Launch', title: 'Launch', subtitle: 'Free', short: 'A plan.', flags: [], active: false };
      const body = {
        current: 'Growth',
        plans: [{ ...plan, price: null, portfolio_from: null, schedule_url: null, features: ['Accounts'] }],
      };
      await control.fault({ match: { method: 'GET', path: '/api/v1/account_plans', username }, status: 200, times: 0, body });
      await page.goto('/account-plans/launch');
      await page.getByRole('button', { name: 'Request plan' }).waitFor();
    },
    button: 'Request plan',
    until: { text: 'Request accepted' },
    call: { method: 'POST', path: '/api/v1/account_plans/request' },
    made: countCreated.answers('/api/v1/account_plans/request'),
    isRepeatable: true,
  },
  'an account with the broker': {
    customer: (control) => control.customer('verified'),
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: 'Request broker account' }).waitFor();
    },
    button: 'Request broker account',
    call: { method: 'POST', path: '/api/v1/securities/request/sign' },
    made: countCreated.answers('/api/v1/securities/request/sign'),
    isRepeatable: true,
  },
  'the trust in a recipient': {
    customer: (control) => control.customer('careful', { balances: { EUR: '1000.00' } }),
    open: async (page, control, customer) => {
      await openWithdrawal(page, control, customer, '50');
      await new SepaWithdrawalPage(page).submit();
      await page.waitForURL(/\/transactions\/\d+/);
      await control.moveOrder(new URL(page.url()).pathname.split('/').at(-1) ?? '', 'completed');
      await page.reload();
      await page.getByRole('button', { name: 'Trust this recipient' }).click();
      await page.getByLabel('Password', { exact: true }).fill(customer.password);
    },
    button: 'Trust',
    until: { text: 'Recipient trusted' },
    call: { method: 'POST', path: TRUSTED },
    made: countCreated.answers(TRUSTED),
    isRepeatable: true,
  },
  'the way back of a transfer on hold': {
    customer: (control) => control.customer('careful', { balances: { EUR: '1000.00' } }),
    open: async (page, control, customer) => {
      await openWithdrawal(page, control, customer, '600');
      await new SepaWithdrawalPage(page).submit();
      await page.getByRole('radio', { name: 'Family or friends' }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Send and hold' }).click();
      await page.getByRole('button', { name: 'Cancel transfer' }).click();
    },
    button: 'Cancel transfer',
    until: { text: 'The transfer was cancelled' },
    call: { method: 'POST', path: '/api/v1/orders/*/cancel' },
    made: async (control, { username }) => (await control.orders(username)).filter(({ status }) => status === 'rejected').length,
  },
};
