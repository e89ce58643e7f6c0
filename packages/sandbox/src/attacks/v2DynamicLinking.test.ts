import { createHash, randomUUID } from 'node:crypto';
import { holder as holderSchema } from '@wallet/contract/operations/prepared-operation';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Holder } from '../testing/bankTransfers.ts';
import { createConfirmationHelpers, toConfirmationHeader } from '../testing/confirmations.ts';
import { signInAs, signInAgain } from '../testing/customers.ts';
import type { Answer } from '../testing/openProvider.ts';
import { setUpProvider } from '../testing/setUpProvider.ts';
import { sealAsDevice, createTradeHelpers } from '../testing/trades.ts';
import { signAsDevice } from '../testing/transfers.ts';

/** Fourteen calls move money. Each refuses another amount, another currency, another payee, a replay and another session (SCA-024). */
const attacks = ['amount', 'currency', 'payee', 'replay', 'another session'] as const;
type Attack = (typeof attacks)[number];

const provider = setUpProvider();
const trades = createTradeHelpers(provider);
const confirmations = createConfirmationHelpers(provider);
let victim: Holder;
let session: string;

const OTHER_IBAN = 'DE02120300000000202051';
const OTHER_ADDRESS = '0x00000000219ab540356cBB839Cbe05303d7705Fa';

/** A new customer for each call, because a customer gets at most thirty codes a day. */
async function createVictim(): Promise<void> {
  const balances = { EUR: '50000.00', USD: '50000.00', BTC: '5.0', ETH: '50.0', USDC: '9000.00' };
  victim = await trades.newHolder('strong', { balances, travelRuleEnabled: false });
}

/** Everything an attack must not change: the customer's balances, orders, payments and reviews. */
async function readState({ id }: Holder): Promise<unknown> {
  const { database } = provider;
  const readIds = (table: 'orders' | 'card_intent' | 'travel_rule') =>
    database.selectFrom(table).select('id').where('customer_id', '=', id).orderBy('id').execute();
  return {
    accounts: await database
      .selectFrom('account')
      .select(['id', 'available', 'locked'])
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute(),
    orders: await readIds('orders'),
    payments: await readIds('card_intent'),
    reviews: await readIds('travel_rule'),
  };
}

type Request = { readonly method?: string; readonly path: string; readonly body: object };
const send = ({ method = 'POST', path, body }: Request, token: string, key: string, confirmation?: string): Promise<Answer> =>
  provider.request(method, path, {
    token,
    key,
    body,
    ...(confirmation === undefined ? {} : { headers: toConfirmationHeader(confirmation) }),
  });

/** A call that is confirmed by itself: the request the customer sees, and those an attacker would like to have confirmed. */
type Confirmed = { readonly own: Request; readonly amount: Request; readonly currency: Request; readonly payee: Request };

const withBody = (request: Request, change: object): Request => ({ ...request, body: { ...request.body, ...change } });
const withPath = (request: Request, path: string): Request => ({ ...request, path });

async function deposit(currency: string, amount: string): Promise<string> {
  const answer = await provider.control('POST', '/deposits', { username: victim.username, kind: 'crypto', currency, amount });
  return z.parse(z.object({ orderId: z.string() }), answer.json).orderId;
}

const toSender = (orderId: string) => ({
  order_id: orderId,
  originator_type: 'third_party_company',
  originator_name: 'Nordlicht GmbH',
  originator_country: 'DEU',
  originator_legal_id: 'HRB 1234',
  originator_legal_form: 'company',
  originator_wallet_type: 'unhosted',
});

const confirmed: Readonly<Record<string, () => Promise<Confirmed>>> = {
  'API-033': async () => {
    const card = await provider.database
      .selectFrom('card')
      .select('id')
      .where('customer_id', '=', victim.id)
      .where('status', '=', 'verified')
      .executeTakeFirstOrThrow();
    const own = { path: `/topup/stripe/${victim.euro}/create`, body: { amount: 100, card_id: card.id } };
    const dollars = withPath(own, `/topup/stripe/${victim.dollar}/create`);
    return { own, amount: withBody(own, { amount: 101 }), currency: dollars, payee: dollars };
  },
  'API-035': async () => {
    const own = { path: `/accounts/${victim.euro}/top_up/sepa`, body: { amount: '100.00' } };
    const dollars = withPath(own, `/accounts/${victim.dollar}/top_up/sepa`);
    return { own, amount: withBody(own, { amount: '100.01' }), currency: dollars, payee: dollars };
  },
  'API-036': async () => {
    const own = { path: `/accounts/${victim.euro}/withdraw/iban`, body: { amount: '500.00', iban: 'DE89370400440532013000' } };
    return {
      own,
      amount: withBody(own, { amount: '500.01' }),
      currency: withPath(own, `/accounts/${victim.dollar}/withdraw/iban`),
      payee: withBody(own, { iban: OTHER_IBAN }),
    };
  },
  'API-037': async () => exchange('sell', 'EUR', 'USD'),
  'API-038': async () => exchange('buy', 'USD', 'EUR'),
  'API-039': async () => {
    const own = { path: `/wallets/${victim.wallet}/buy`, body: { account: victim.euro, amount: '500.00' } };
    return {
      own,
      amount: withBody(own, { amount: '500.01' }),
      currency: withBody(own, { account: victim.dollar }),
      payee: withPath(own, `/wallets/${victim.eth}/buy`),
    };
  },
  'API-040': async () => {
    const own = { path: `/tokens/${victim.usdc}/buy`, body: { account: victim.euro, amount: '500.00' } };
    const other = await provider.database
      .selectFrom('account')
      .select('id')
      .where('customer_id', '=', victim.id)
      .where('currency', '=', 'USDT')
      .executeTakeFirst();
    return {
      own,
      amount: withBody(own, { amount: '500.01' }),
      currency: withBody(own, { account: victim.dollar }),
      payee: withPath(own, `/tokens/${other?.id ?? victim.eth}/buy`),
    };
  },
  'API-055': async () => {
    await provider.control('PATCH', `/customers/${victim.username}`, { travelRuleEnabled: true });
    const [small, large, coin] = [await deposit('BTC', '0.1'), await deposit('BTC', '0.9'), await deposit('ETH', '0.1')];
    await provider.control('PATCH', `/customers/${victim.username}`, { travelRuleEnabled: false });
    const own = { path: '/travel_rule/process_receive_order', body: toSender(small) };
    return {
      own,
      amount: withBody(own, { order_id: large }),
      currency: withBody(own, { order_id: coin }),
      payee: withBody(own, { originator_name: 'Somebody Else Ltd' }),
    };
  },
};

function exchange(direction: 'sell' | 'buy', base: string, quote: string): Confirmed {
  const [from, to] = base === 'EUR' ? [victim.euro, victim.dollar] : [victim.dollar, victim.euro];
  const own = { path: `/exchange/${direction}`, body: { value: '100.00', base, quote, account: from, target: to } };
  const turned = { path: `/exchange/${direction === 'sell' ? 'buy' : 'sell'}`, body: { ...own.body, base: quote, quote: base } };
  return {
    own,
    amount: withBody(own, { value: '100.01' }),
    currency: withBody(turned, { account: to, target: from }),
    payee: withBody(own, { target: victim.wallet }),
  };
}

describe.each(Object.keys(confirmed))('%s, confirmed for one operation', (call) => {
  beforeAll(createVictim);
  it.each(attacks)('refuses the attack: %s (SCA-024, RULE-047, GUARD-026)', async (attack) => {
    session = (await signInAs(provider, victim)).access_token;
    const requests = (await confirmed[call]?.()) ?? expect.fail(`No ${call}`);
    const key = randomUUID();
    const question = confirmations.read(await send(requests.own, victim.token, key));
    const confirmation = await confirmations.confirmBySms(victim, question);
    if (attack === 'replay') expect((await send(requests.own, victim.token, key, confirmation)).status).toBeLessThan(300);
    const before = await readState(victim);
    const answer = await attackBy(attack, requests, { key, confirmation });
    expect([answer.status >= 400 && answer.status < 500, answer.status === 429]).toEqual([true, false]);
    expect(await readState(victim)).toEqual(before);
    await provider.advance(700);
    victim = await signInAgain(provider, victim);
  });
});

type Given = { readonly key: string; readonly confirmation: string };
function attackBy(attack: Attack, requests: Confirmed, { key, confirmation }: Given): Promise<Answer> {
  switch (attack) {
    case 'amount':
    case 'currency':
    case 'payee':
      return send(requests[attack], victim.token, key, confirmation);
    case 'replay':
      return send(requests.own, victim.token, randomUUID(), confirmation);
    case 'another session':
      return send(requests.own, session, key, confirmation);
  }
}

/** A prepared operation whose box is open: what the device has to sign, and the body of the final call. */
type Boxed = {
  readonly path: string;
  readonly operation: z.output<typeof holderSchema>;
  readonly boxKey: string;
  readonly body: (tx: string, signatures: readonly string[]) => object;
};

async function openBoxed(path: string, operation: z.output<typeof holderSchema>, body?: Boxed['body'] | 'sealed'): Promise<Boxed> {
  const opened = await provider.request('POST', '/2fa/get', {
    token: victim.token,
    body: { uuid: operation.two_fa_box_uuid, pin: await confirmations.readCode(victim) },
  });
  const boxKey = trades.readKey(opened);
  const { uuid } = operation;
  const sealed = (tx: string, signatures: readonly string[]) => ({ uuid, payload: sealAsDevice({ uuid, tx }, signatures, boxKey) });
  const plain = (tx: string, signatures: readonly string[]) => ({ uuid, tx, signatures });
  return { path, operation, boxKey, body: body === 'sealed' ? sealed : (body ?? plain) };
}

async function prepareReviewedSend(coin: 'eth' | 'usdc'): Promise<Boxed> {
  const { path, wallet, review, confirm } = trades.reviewedSend(victim, coin);
  await provider.control('PATCH', `/customers/${victim.username}`, { travelRuleEnabled: true });
  const id = trades.readReviewId(await review());
  await provider.advance(61);
  const answer = await confirm(id);
  await provider.control('PATCH', `/customers/${victim.username}`, { travelRuleEnabled: false });
  const { holder } = z.parse(z.object({ holder: holderSchema }), answer.json);
  return openBoxed(`${path}/commit`, holder, (tx, signatures) => ({ uuid: holder.uuid, tx, signatures, trt_id: id, wallet }));
}

const prepared: Readonly<Record<string, () => Promise<Boxed>>> = {
  'API-043': async () => openBoxed(`/wallets/${victim.wallet}/sell`, trades.read(await trades.prepareSale(victim)), 'sealed'),
  'API-044': async () => {
    const from = `/tokens/${victim.usdc}`;
    return openBoxed(`${from}/sell`, trades.read(await trades.prepareSale(victim, { from, amount: '100' })), 'sealed');
  },
  'API-049': async () => openBoxed(`/wallets/${victim.eth}/send`, trades.read(await trades.prepare(victim))),
  'API-050': async () => openBoxed(`/tokens/${victim.usdc}/send`, trades.read(await trades.prepareToken(victim))),
  'API-060': () => prepareReviewedSend('eth'),
  'API-061': () => prepareReviewedSend('usdc'),
};

const changes: Readonly<Record<'amount' | 'currency' | 'payee', object>> = {
  amount: { amount: '4.00000000' },
  currency: { currency: 'DAI', fee_currency: 'DAI' },
  payee: { target: OTHER_ADDRESS },
};

/** Signs something other than what was prepared, as an attacker on the device could: they have the key of the box. */
function signChanged({ operation, boxKey }: Boxed, change: object): { readonly tx: string; readonly signatures: readonly string[] } {
  const payload: object = JSON.parse(Buffer.from(operation.tx, 'base64url').toString());
  const tx = Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url');
  return { tx, signatures: signAsDevice({ ...operation, sign: [createHash('sha256').update(tx).digest('base64')] }, boxKey) };
}

describe.each(Object.keys(prepared))('%s, opened for one operation', (call) => {
  beforeAll(createVictim);
  it.each(attacks)('refuses the attack: %s (SCA-024, RULE-047, GUARD-026)', async (attack) => {
    session = (await signInAs(provider, victim)).access_token;
    const box = (await prepared[call]?.()) ?? expect.fail(`No ${call}`);
    const own = box.body(box.operation.tx, signAsDevice(box.operation, box.boxKey));
    const final = (body: object, token = victim.token) => send({ path: box.path, body }, token, randomUUID());
    if (attack === 'replay') expect((await final(own)).status).toBe(201);
    const before = await readState(victim);
    switch (attack) {
      case 'amount':
      case 'currency':
      case 'payee': {
        const { tx, signatures } = signChanged(box, changes[attack]);
        expect((await final(box.body(tx, signatures))).json).toMatchObject({ message: 'The signature is not valid' });
        break;
      }
      case 'replay':
        expect((await final(own)).json).toMatchObject({ code: 409_003 });
        break;
      case 'another session': {
        expect((await final(own, session)).json).toMatchObject({ code: 404 });
        const uuid = box.operation.two_fa_box_uuid;
        for (const [path, body] of [
          ['/2fa/get', { uuid, pin: '123456' }],
          ['/2fa/passkey', { uuid }],
        ] as const)
          expect((await provider.request('POST', path, { token: session, body })).json).toMatchObject({ code: 404 });
        break;
      }
    }
    expect(await readState(victim)).toEqual(before);
    await provider.advance(700);
    victim = await signInAgain(provider, victim);
  });
});

it('covers fourteen calls with five attacks each: seventy of seventy (SCA-024)', () => {
  expect((Object.keys(confirmed).length + Object.keys(prepared).length) * attacks.length).toBe(70);
});
