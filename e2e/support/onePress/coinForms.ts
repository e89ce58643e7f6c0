import { expect, type Page } from '@playwright/test';
import type { Control, Customer } from '../control.ts';
import { SendPage } from '../SendPage.ts';
import { TradePage } from '../TradePage.ts';
import { OUTSIDE } from '../travelRuleSend.ts';
import { TravelRulePage } from '../TravelRulePage.ts';
import { aCode, anOrder, countCreated, type CreatingForm, processed, createWithBalances } from './CreatingForm.ts';

async function openSend(page: Page, control: Control, customer: Customer): Promise<SendPage> {
  const send = new SendPage(page);
  await send.open(control, customer, 'ETH');
  await send.enter({ address: OUTSIDE, amount: '0.5' });
  await expect(page.getByRole('button', { name: 'Next step' })).toBeEnabled();
  return send;
}
async function openSale(page: Page, control: Control, customer: Customer): Promise<TradePage> {
  const trade = new TradePage(page, control);
  await trade.openSale(customer, 'BTC');
  await trade.amount().fill('0.01');
  await trade.chooseFee(/Average/);
  await expect(trade.button('Sell')).toBeEnabled();
  return trade;
}
async function openReview(page: Page, control: Control, customer: Customer): Promise<TravelRulePage> {
  const flow = new TravelRulePage(page);
  await flow.openSend('crypto', await control.accountId(customer, 'ETH'));
  await flow.enterRecipient(OUTSIDE, '0.5', 'Invoice 17');
  await flow.enterBeneficiary();
  return flow;
}
async function openApproved(page: Page, control: Control, customer: Customer): Promise<TravelRulePage> {
  const flow = await openReview(page, control, customer);
  await flow.goOn();
  await flow.agree();
  await page.getByRole('heading', { name: 'Sent for review' }).waitFor();
  const id = (await control.travelRule(customer.username))[0]?.id ?? '';
  await control.moveTravelRule(id, 'approved');
  await flow.openContinuation('crypto', id);
  await page.getByRole('heading', { name: 'Sending ETH' }).waitFor();
  return flow;
}
async function typeCode(page: Page, control: Control, { username }: Customer): Promise<void> {
  await page.getByText(/^Enter the code we sent to/).waitFor();
  await page.getByLabel('Code').fill(await control.latestCode(username));
}

const BOX = '/api/v1/2fa/get';

/** Sales and sends: their preparation, which sends a code, and their release by the code. */
export const coinForms: Readonly<Record<string, CreatingForm>> = {
  'the code of a sale': {
    ...createWithBalances({ EUR: '0.00', BTC: '0.5' }),
    open: async (page, control, customer) => void (await openSale(page, control, customer)),
    button: 'Sell',
    until: aCode,
    call: { method: 'PUT', path: '/api/v1/wallets/*/sell' },
    made: countCreated.codes,
    inTwoTabs: 2,
  },
  'a sale': {
    ...createWithBalances({ EUR: '0.00', BTC: '0.5' }),
    open: async (page, control, customer) => {
      const trade = await openSale(page, control, customer);
      await trade.button('Sell').click();
      await typeCode(page, control, customer);
    },
    button: 'Confirm',
    until: anOrder,
    call: { method: 'POST', path: '/api/v1/wallets/*/sell' },
    refusing: BOX,
    made: countCreated.orders,
  },
  'the code of a send': {
    ...createWithBalances({ ETH: '1.0' }),
    open: async (page, control, customer) => void (await openSend(page, control, customer)),
    button: 'Next step',
    until: aCode,
    call: { method: 'PUT', path: '/api/v1/wallets/*/send' },
    made: countCreated.codes,
    inTwoTabs: 2,
  },
  'a send': {
    ...createWithBalances({ ETH: '1.0' }),
    open: async (page, control, customer) => {
      const send = await openSend(page, control, customer);
      await send.goOn();
      await typeCode(page, control, customer);
    },
    button: 'Confirm',
    until: processed,
    call: { method: 'POST', path: '/api/v1/wallets/*/send' },
    refusing: BOX,
    made: countCreated.orders,
  },
  'a review under the travel rule': {
    ...createWithBalances({ ETH: '1.0' }, { travelRuleEnabled: true }),
    open: async (page, control, customer) => void (await openReview(page, control, customer)),
    button: 'Next step',
    until: { text: 'Sent for review' },
    call: { method: 'POST', path: '/api/v1/operations/*/send_crypto_tr/review' },
    made: countCreated.cases,
    inTwoTabs: 2,
  },
  'the code of a reviewed send': {
    ...createWithBalances({ ETH: '1.0' }, { travelRuleEnabled: true }),
    open: async (page, control, customer) => void (await openApproved(page, control, customer)),
    button: 'Next step',
    until: aCode,
    call: { method: 'POST', path: '/api/v1/operations/*/send_crypto_tr/confirm' },
    made: countCreated.codes,
  },
  'a reviewed send': {
    ...createWithBalances({ ETH: '1.0' }, { travelRuleEnabled: true }),
    open: async (page, control, customer) => {
      const flow = await openApproved(page, control, customer);
      await flow.goOn();
      await typeCode(page, control, customer);
    },
    button: 'Confirm',
    until: processed,
    call: { method: 'POST', path: '/api/v1/operations/*/send_crypto_tr/commit' },
    refusing: BOX,
    made: countCreated.orders,
  },
  'the sender of what arrived': {
    ...createWithBalances({ ETH: '1.0' }, { travelRuleEnabled: true }),
    open: async (page, control, customer) => {
      const held = (await control.orders(customer.username)).find(({ type }) => type === 'receive');
      const flow = new TravelRulePage(page);
      await flow.openSender('crypto', held?.id ?? (await control.depositCrypto(customer.username, 'ETH', '0.5')));
      await flow.chooseType('Myself');
      await flow.chooseUnhosted();
    },
    button: 'Submit',
    until: { text: 'Sent for review' },
    call: { method: 'POST', path: '/api/v1/travel_rule/process_receive_order' },
    made: countCreated.cases,
    inTwoTabs: 1,
  },
};
