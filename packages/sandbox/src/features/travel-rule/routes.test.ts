import { randomUUID } from 'node:crypto';
import { travelRuleTransaction } from '@wallet/contract/operations/travel-rule';
import { userInfo } from '@wallet/contract/customer/user-info';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Holder } from '../../testing/bankTransfers.ts';
import { readInbox } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { originator, OUTSIDE, createTransferHelpers } from '../../testing/transfers.ts';
import { vasps } from './travelRuleParty.ts';

const FREE = `0x${'1'.repeat(36)}0000`;
const NORTHLIGHT = vasps[3]?.id ?? '';

const provider = setUpProvider();
const coins = createTransferHelpers(provider);

const createCoins = (overrides: object = {}) => coins.newHolder('empty', { travelRuleEnabled: true, ...overrides });
const get = ({ token }: Holder, path: string) => provider.request('GET', path, { token });
const post = ({ token }: Holder, path: string, body: object, key: string = randomUUID()) =>
  provider.request('POST', path, { token, key, body });

const byVasp = { comment: 'Invoice 17', wallet_type: 'vasp', wallet_vasp_id: NORTHLIGHT };
const review = (holder: Holder, change: object = {}) => coins.reviewedSend(holder).review({ ...byVasp, ...change });
const confirm = (holder: Holder, id: string) => coins.reviewedSend(holder).confirm(id);
const readId = coins.readReviewId;
const read = async (holder: Holder, id: string) =>
  z.parse(travelRuleTransaction, (await get(holder, `/travel_rule/transactions/${id}`)).json);
async function readSubjects(holder: Holder) {
  const { notifications } = z.parse(userInfo, (await get(holder, '/info/full')).json);
  return notifications.flatMap((one) => (one === null ? [] : [{ subject: one.subject, content: one.content }]));
}

describe('addresses that require the travel rule', () => {
  it.each([
    ['include one outside the provider', OUTSIDE.ETH, true],
    ['exclude one that ends in 0000', FREE, false],
  ])('%s (API-052, TRS-003, D-TRS-35)', async (_, address, enabled) => {
    expect((await get(await createCoins(), `/travel_rule/enabled?address=${address}`)).json).toEqual({ enabled });
  });

  it('exclude any for a customer without the travel rule, and those of another customer (API-052)', async () => {
    expect((await get(await coins.newHolder(), `/travel_rule/enabled?address=${OUTSIDE.ETH}`)).json).toEqual({ enabled: false });
    const other = await coins.newHolder();
    const row = await provider.database.selectFrom('account').select('address').where('id', '=', other.eth).executeTakeFirstOrThrow();
    expect((await get(await createCoins(), `/travel_rule/enabled?address=${row.address ?? ''}`)).json).toEqual({ enabled: false });
  });

  it('are refused when empty or too long (API-052)', async () => {
    const holder = await createCoins();
    for (const query of ['', '?address=', `?address=${'x'.repeat(43)}`])
      expect(await get(holder, `/travel_rule/enabled${query}`)).toMatchObject({
        status: 400,
        json: { fields: { address: [expect.any(String)] } },
      });
  });
});

it('lists the service providers by name (API-053, TRS-027)', async () => {
  const { json } = await get(await createCoins(), '/travel_rule/vasp');
  const { items } = z.parse(z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }), json);
  expect(items.length).toBeGreaterThan(3);
  expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted((left, right) => left.localeCompare(right)));
});

describe('a send under review', () => {
  it('holds nothing, notifies the customer, and shows the entered details (API-056, API-054, TRS-022)', async () => {
    const holder = await createCoins({ balances: { ETH: '1.0' } });
    const answer = await review(holder);
    expect(answer).toMatchObject({ status: 201, json: { status: 'provider_started_review' } });
    expect(await read(holder, readId(answer))).toMatchObject({
      direction: 'send',
      order_id: null,
      originator_account: { id: holder.eth, type: 'crypto', blockchain: { network_name: 'ERC-20', currency: 'ETH' } },
      amount: '0.50000000',
      currency: 'ETH',
      beneficiary_wallet: OUTSIDE.ETH,
      comment: 'Invoice 17',
      beneficiary_legal_form: 'individual',
      details: [
        { name: 'beneficiary_type', value: 'Third-party individual' },
        { name: 'beneficiary_name', value: 'Bruno Keller' },
        { name: 'beneficiary_country', value: 'Germany' },
        { name: 'wallet_vasp', value: 'Northlight Exchange' },
        { name: 'wallet_type', value: 'VASP' },
      ],
    });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '1.00000000', balanceOut: '0.00000000' });
    expect(await readSubjects(holder)).toContainEqual({
      subject: 'travel-rule-transaction-in-progress',
      content: { id: readId(answer), amount: '0.50000000', currency: 'ETH', status: 'provider_started_review' },
    });
  });

  it('can be sent once it is approved, and is then completed (API-058, TRS-024, TRS-025)', async () => {
    const holder = await createCoins({ balances: { ETH: '1.0' } });
    const id = readId(await review(holder));
    expect(await confirm(holder, id)).toMatchObject({ status: 409, json: { code: 409_003 } });
    await coins.advance(61);
    expect((await read(holder, id)).status).toBe('approved');
    const operation = coins.readReviewed(await confirm(holder, id));
    expect(operation).toMatchObject({ amount: '0.50000000', fee: '0.00070000' });
    const body = await coins.signedBody(holder, operation);
    const { commit } = coins.reviewedSend(holder);
    const sent = await commit(id, body);
    expect(sent).toMatchObject({ status: 201, json: { status: 'Ok' } });
    expect(await coins.readOrder(holder.token, sent)).toMatchObject({ type: 'send', volume: { value: '-0.50070000' } });
    expect((await read(holder, id)).status).toBe('completed');
    expect((await readSubjects(holder)).map(({ subject }) => subject)).not.toContain('travel-rule-transaction-in-progress');
    expect(await commit(id, body, randomUUID())).toMatchObject({ status: 409, json: { code: 409_003 } });
  });

  it('works in the same way for a stablecoin (API-057, API-059, API-061)', async () => {
    const holder = await createCoins({ balances: { USDC: '100', ETH: '0.1' } });
    const send = coins.reviewedSend(holder, 'usdc');
    const id = readId(await send.review(byVasp));
    await coins.advance(61);
    const operation = coins.readReviewed(await send.confirm(id, { fee: 'fast' }));
    expect(operation).toMatchObject({ amount: '100.00000', fee: '0.00105000' });
    const sent = await send.commit(id, await coins.signedBody(holder, operation));
    expect(await coins.readOrder(holder.token, sent)).toMatchObject({ type: 'token_send' });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.09895000', balanceOut: '0.00105000' });
  });

  it('never takes the fee out of the amount (API-058, TRS-049, D-TRS-03)', async () => {
    const holder = await createCoins({ balances: { ETH: '0.5' } });
    const id = readId(await review(holder));
    await coins.advance(61);
    expect(await confirm(holder, id)).toMatchObject({
      status: 400,
      json: { fields: { fee: ['Need additional 0.0007 ETH to cover the fee'] } },
    });
    await coins.patch(holder.username, { balances: { ETH: '0.4' } });
    expect(await confirm(holder, id)).toMatchObject({ status: 400, json: { code: 400_003 } });
  });

  it('is rejected by the operator, or when it is not sent within seven days (RULE-025)', async () => {
    const holder = await createCoins();
    const refused = readId(await review(holder));
    await provider.control('PATCH', `/travel-rule/${refused}`, { status: 'rejected' });
    expect((await read(holder, refused)).status).toBe('rejected');
    expect(await confirm(holder, refused)).toMatchObject({ status: 409 });
    const late = readId(await review(holder));
    await coins.advance(61);
    await coins.advance(7 * 86_400 + 1);
    const row = await provider.database.selectFrom('travel_rule').select('status').where('id', '=', BigInt(late)).executeTakeFirst();
    expect(row?.status).toBe('rejected');
  });
});

describe('the customer’s own unhosted wallet', () => {
  it('is confirmed by the e-mailed link, once; opening the link changes nothing (API-062, TRS-007, D-TRS-34)', async () => {
    const holder = await createCoins({ email: `own-${randomUUID()}@example.com` });
    const answer = await review(holder, { beneficiary_type: 'own_wallet', wallet_type: 'unhosted', wallet_vasp_id: undefined });
    expect(answer).toMatchObject({ status: 201, json: { status: 'provider_required_action' } });
    const { email } = z.parse(userInfo, (await get(holder, '/info/full')).json);
    const path =
      /\/api\/v1(\/public\/travel_rule\/own_wallet\/[\w-]{43})/.exec((await readInbox(provider, email))[0]?.body ?? '')?.[1] ?? '';
    expect(await provider.request('GET', path)).toMatchObject({ status: 200, text: expect.stringContaining('Confirm') });
    expect((await read(holder, readId(answer))).status).toBe('provider_required_action');
    const pressed = await provider.request('POST', path);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/operation/travel-rule-send/crypto/${readId(answer)}/`]);
    const after = await read(holder, readId(answer));
    expect(after.status).toBe('approved');
    expect(after.details).toContainEqual({ name: 'beneficiary_email', value: email });
    expect((await provider.request('POST', path)).status).toBe(404);
  });
});

describe('validation of a review', () => {
  it.each([
    ['too little', { amount: '0.001' }, { amount: ['Min: 0.002 ETH'] }],
    ['too much', { amount: '99' }, { amount: ['Not enough funds'] }],
    ['an address of another network', { beneficiary_wallet: OUTSIDE.BTC }, { beneficiary_wallet: ['Invalid address'] }],
    ['a company without its number', { beneficiary_type: 'third_party_company' }, { beneficiary_legal_id: ['This field is required'] }],
    ['an unknown service provider', { wallet_vasp_id: randomUUID() }, { wallet_vasp_id: ['This field is required'] }],
  ])('refuses %s (API-056)', async (_, change, fields) => {
    expect(await review(await createCoins(), change)).toMatchObject({ status: 400, json: { fields } });
  });

  it('returns 404 for another customer’s data (API-054, API-056, RULE-037)', async () => {
    const holder = await createCoins();
    const id = readId(await review(holder));
    const other = await createCoins();
    expect((await get(other, `/travel_rule/transactions/${id}`)).status).toBe(404);
    expect((await review({ ...other, eth: holder.eth })).status).toBe(404);
    expect((await confirm(other, id)).status).toBe(404);
  });

  it('has the statuses 201, 400 and 401, and its transaction 200, 401 and 404 (TRS-023, TRS-029)', async () => {
    const holder = await createCoins();
    const nobody = { ...holder, token: 'nobody' };
    const reviewed = await review(holder);
    const path = `/travel_rule/transactions/${readId(reviewed)}`;
    const reviews = [reviewed, await review(holder, { beneficiary_name: '' }), await review(nobody)];
    expect(reviews.map(({ status }) => status)).toEqual([201, 400, 401]);
    const transactions = [await get(holder, path), await get(nobody, path), await get(holder, `${path}0`)];
    expect(transactions.map(({ status }) => status)).toEqual([200, 401, 404]);
  });
});

async function receive() {
  const holder = await createCoins({ balances: { ETH: '1.0' } });
  const answer = await provider.control('POST', '/deposits', {
    username: holder.username,
    currency: 'ETH',
    amount: '0.5',
    kind: 'crypto',
  });
  return { holder, orderId: z.parse(z.object({ orderId: z.string() }), answer.json).orderId };
}

const declareSender = (holder: Holder, orderId: string, change: object = {}) =>
  post(holder, '/travel_rule/process_receive_order', { order_id: orderId, ...originator, ...change });

describe('a deposit under the travel rule', () => {
  it('waits for the sender’s details, then is credited (API-054, API-055, RCV-014)', async () => {
    const { holder, orderId } = await receive();
    expect(await read(holder, orderId)).toMatchObject({
      direction: 'receive',
      status: 'draft',
      order_id: orderId,
      originator_account: null,
    });
    expect(await readSubjects(holder)).toContainEqual({
      subject: 'receive-order-without-travel-rule-transaction',
      content: { id: orderId, amount: '0.50000000', currency: 'ETH' },
    });
    const answer = await declareSender(holder, orderId);
    expect(answer).toMatchObject({ status: 201, json: { status: 'provider_started_review' } });
    expect((await readSubjects(holder)).map(({ subject }) => subject)).not.toContain('receive-order-without-travel-rule-transaction');
    expect((await get(holder, `/travel_rule/transactions/${orderId}`)).status).toBe(404);
    expect(await declareSender(holder, orderId)).toMatchObject({ status: 409, json: { code: 409_003 } });
    expect((await coins.balances(holder, 'ETH')).balance).toBe('1.00000000');
    await coins.advance(61);
    expect((await coins.balances(holder, 'ETH')).balance).toBe('1.50000000');
  });

  it.each([
    ['no town', { originator_town: undefined }, 'originator_town', 'This field is required'],
    ['no date of birth', { originator_dob: undefined }, 'originator_dob', 'This field is required'],
    ['a future date of birth', { originator_dob: '2999-01-01' }, 'originator_dob', 'Future date not allowed'],
    ['a company without its number', { originator_type: 'third_party_company' }, 'originator_legal_id', 'This field is required'],
    ['no service provider', { originator_wallet_type: 'vasp' }, 'originator_vasp_id', 'This field is required'],
  ])('refuses %s (API-055, RCV-020, RCV-021)', async (_, change, propertyPath, message) => {
    const { holder, orderId } = await receive();
    expect(await declareSender(holder, orderId, change)).toMatchObject({
      status: 400,
      json: { violations: [{ propertyPath, message }], fields: { [propertyPath]: [message] } },
    });
  });

  it('is open to a blocked service provider; a company needs neither town nor date of birth (API-055, RULE-034, RULE-037)', async () => {
    const { holder, orderId } = await receive();
    expect((await declareSender(await createCoins(), orderId)).status).toBe(404);
    await coins.patch(holder.username, { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
    const company = {
      originator_type: 'third_party_company',
      originator_legal_id: 'HRB 1',
      originator_town: undefined,
      originator_dob: undefined,
    };
    expect((await declareSender(holder, orderId, { ...company, originator_legal_form: 'company' })).status).toBe(201);
  });
});
