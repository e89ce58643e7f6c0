import { expect, type Page } from '@playwright/test';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { createDecipheriv } from 'node:crypto';
import * as z from 'zod/mini';
import type { Control, Customer } from '../support/control.ts';
import { test } from '../support/doubles.ts';
import { LoginPage } from '../support/LoginPage.ts';
import { SendPage } from '../support/SendPage.ts';
import { TopUpPage } from '../support/TopUpPage.ts';
import { installWrapper, type NativeAnswer, type Question } from '../support/wrapperDouble.ts';

const VERIFIED = { cards: [{ cardType: 'visa', status: 'verified' }], createdAt: '2020-01-01T00:00:00Z' };
const ETHEREUM = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const BITCOIN = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';

const toIntentId = ({ clientSecret }: Question): string => String(clientSecret).split('_secret_')[0] ?? '';

/** Sends the card provider's notification to the wallet's provider. */
const approvePayment = async (page: Page, provider: string, intent: string): Promise<void> => {
  const answer = await page.request.post(`${provider}/sandbox/card-provider/${intent}`, { data: { outcome: 'approve' } });
  expect(answer.ok()).toBe(true);
};

async function openTopUp(page: Page, control: Control): Promise<TopUpPage> {
  const customer = await control.customer('empty', VERIFIED);
  const topUp = new TopUpPage(page);
  await new LoginPage(page).resume(customer);
  await topUp.open(await control.accountId(customer, 'EUR'));
  await topUp.enterAmount('60');
  return topUp;
}

/** The sheet is approved, but the web view's process ends before the page receives the result. */
const withoutResult: NativeAnswer = ({ ask }) => (ask === 'readPayment' ? { payment: 'unknown' } : null);

test('J24 polls a payment approved in the wrapper to its order after a reload (THIRD-030)', async ({ page, control, places }) => {
  const asked = await installWrapper(page, withoutResult);
  const topUp = await openTopUp(page, control);
  await topUp.pay();
  await expect.poll(() => asked.map(({ ask }) => ask)).toContain('confirmPayment');
  const payment = asked.find(({ ask }) => ask === 'confirmPayment');
  await approvePayment(page, places.provider, toIntentId(payment ?? { id: '', ask: '' }));
  await page.reload();
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
  expect(asked.filter(({ ask }) => ask === 'readPayment')).toHaveLength(1);
});

test('J25 keeps a payment not yet known to the provider, and the next entry finds its order (THIRD-030)', async ({
  page,
  control,
  places,
}) => {
  const asked = await installWrapper(page, withoutResult);
  const topUp = await openTopUp(page, control);
  await topUp.pay();
  await expect.poll(() => asked.map(({ ask }) => ask)).toContain('confirmPayment');
  const path = new URL(page.url()).pathname;
  await page.clock.install();
  await page.reload();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Your payment is not confirmed yet.' });
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(dialog).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
  await approvePayment(page, places.provider, toIntentId(asked.find(({ ask }) => ask === 'confirmPayment') ?? { id: '', ask: '' }));
  await page.goto(path);
  await expect(page).toHaveURL(/\/transactions\/\d+$/);
});

test('J26 a sheet closed by the customer shows no message (THIRD-026)', async ({ page, control }) => {
  await installWrapper(page, ({ ask }) => (ask === 'confirmPayment' ? { confirmation: { kind: 'cancelled' } } : null));
  const topUp = await openTopUp(page, control);
  await topUp.pay();
  await expect(page.getByRole('button', { name: 'Top up', exact: true })).toBeEnabled();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('60');
});

const sealedOperation = z.looseObject({
  uuid: z.string(),
  key: z.string(),
  sign: z.array(z.string()),
  curve: z.string(),
  boxKey: z.string(),
});

/** Signs like a custodian's own code on the device. */
function signNatively(asked: Question): object {
  const { uuid, key, sign, curve, boxKey } = z.parse(sealedOperation, asked);
  expect(curve).toBe('secp256k1');
  const sealed = Buffer.from(key, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(boxKey, 'base64'), sealed.subarray(0, 12));
  decipher.setAAD(Buffer.from(uuid));
  decipher.setAuthTag(sealed.subarray(-16));
  const secret = Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  const signatures = sign.map((digest) => Buffer.from(secp256k1.sign(Buffer.from(digest, 'base64'), secret, { prehash: false })));
  return { signatures: signatures.map((signature) => signature.toString('base64')) };
}

async function sendCoin(page: Page, control: Control, currency: 'BTC' | 'ETH'): Promise<Customer> {
  const customer = await control.customer('empty', { balances: { [currency]: '1.0' } });
  await new LoginPage(page).resume(customer);
  const form = new SendPage(page);
  await form.open(control, customer, currency);
  await form.prepare(currency === 'BTC' ? BITCOIN : ETHEREUM, '0.25');
  await form.confirm(customer.username, control);
  await expect(page.getByRole('heading', { name: 'Your transaction is being processed' })).toBeVisible();
  return customer;
}

const hashes = { BTC: /^[0-9a-f]{64}$/, ETH: /^0x[0-9a-f]{64}$/ } as const;

for (const currency of ['BTC', 'ETH'] as const) {
  test(`J45 signs a send of ${currency} on its own curve and writes its hash in the network's format (THIRD-070, RULE-057, RULE-058)`, async ({
    page,
    control,
  }) => {
    const customer = await sendCoin(page, control, currency);
    const [order] = await control.orders(customer.username);
    expect(order).toMatchObject({ type: 'send' });
    await page.goto(`/transactions/${order?.id ?? ''}`);
    await expect(page.getByText(hashes[currency]).first()).toBeAttached();
  });
}

test('J45 signs natively in the wrapper, and the key is never in the page (THIRD-071)', async ({ page, control }) => {
  const asked = await installWrapper(page, (question) => (question.ask === 'sign' ? signNatively(question) : null));
  await page.addInitScript(() => {
    const decrypt = crypto.subtle.decrypt.bind(crypto.subtle);
    crypto.subtle.decrypt = (...given) => {
      document.documentElement.dataset['opened'] = 'yes';
      return decrypt(...given);
    };
  });
  await sendCoin(page, control, 'ETH');
  expect(asked.filter(({ ask }) => ask === 'sign')).toHaveLength(1);
  await expect(page.locator('html')).not.toHaveAttribute('data-opened');
});
