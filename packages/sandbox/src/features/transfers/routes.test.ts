import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pickWrongCode } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { OUTSIDE, signAsDevice, createTransferHelpers, type SendOptions } from '../../testing/transfers.ts';

const provider = setUpProvider();
const coins = createTransferHelpers(provider);

describe('a send of a coin', () => {
  it('is prepared, opened, signed and sent (API-047, API-051, SEND-032)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    const operation = coins.read(await coins.prepare(holder, { more: { comment: 'Invoice 17' } }));
    expect(operation).toMatchObject({ amount: '0.50000000', fee: '0.00070000', sign: [expect.any(String)] });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '1.00000000', balanceOut: '0.00000000' });
    const answer = await coins.send(holder, await coins.signedBody(holder, operation));
    expect(answer).toMatchObject({ status: 201, json: { status: 'Ok' } });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.50070000' });
    const order = await coins.readOrder(holder.token, answer);
    expect(order).toMatchObject({ type: 'send', status: 'pending', flow: null, volume: { value: '-0.50070000', currency: 'ETH' } });
    const rows = order.summary.flatMap(({ rows: all }) => all.map(({ name, value }) => `${name}: ${value}`));
    expect(rows).toEqual(
      expect.arrayContaining([`To address: ${OUTSIDE.ETH}`, 'Comment: Invoice 17', 'Amount: 0.50000000 ETH', 'Fee: 0.00070000 ETH']),
    );
    await coins.advance(31);
    expect(await coins.readOrder(holder.token, answer)).toMatchObject({ status: 'completed' });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.00000000' });
  });

  it.each([
    ['0.5', '0.5', '0.49930000'],
    ['0.4993', '0.5', '0.49930000'],
    ['0.4', '0.5', '0.40000000'],
  ])('of %s out of %s transfers %s (RULE-010, SEND-030, SEND-031)', async (amount, held, sent) => {
    const holder = await coins.newHolder('empty', { balances: { ETH: held } });
    expect(coins.read(await coins.prepare(holder, { amount })).amount).toBe(sent);
  });

  it('returns amount and fee when the network rejects it (RULE-003)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    const body = await coins.signedSend(holder);
    const answer = await coins.send(holder, body);
    const order = await coins.readOrder(holder.token, answer);
    await provider.control('PATCH', `/orders/${order.id}`, { status: 'rejected', rejected_message: 'Dropped' });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '1.00000000', balanceOut: '0.00000000' });
  });
});

describe('a send of a stablecoin', () => {
  it('transfers the full amount, with its fee in ETH (API-048, API-050, D-SEND-16)', async () => {
    const holder = await coins.newHolder('empty', { balances: { USDC: '100', ETH: '0.1' } });
    const operation = coins.read(await coins.prepareToken(holder));
    expect(operation).toMatchObject({ amount: '100.00000', fee: '0.00070000' });
    const answer = await coins.send(holder, await coins.signedBody(holder, operation), `/tokens/${holder.usdc}/send`);
    expect(await coins.readOrder(holder.token, answer)).toMatchObject({
      type: 'token_send',
      volume: { value: '-100.00000', currency: 'USDC' },
    });
    expect(await coins.balances(holder, 'USDC')).toEqual({ balance: '0.00000', balanceOut: '100.00000' });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.09930000', balanceOut: '0.00070000' });
    await coins.advance(31);
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.09930000', balanceOut: '0.00000000' });
  });

  it('requires ETH for the fee (API-048, D-SEND-16)', async () => {
    const holder = await coins.newHolder('empty', { balances: { USDC: '100', ETH: '0.0005' } });
    expect(await coins.prepareToken(holder)).toMatchObject({
      status: 400,
      json: { code: 400_005, fields: { fee: ['Need additional 0.0002 ETH to cover the fee.'] } },
    });
  });
});

const createBody = (amount: string) => ({ to: OUTSIDE.ETH, fee: 'average', amount, repeated_event: 'false' });

describe('preparing a send', () => {
  const WALLET = { kind: 'a coin', method: 'PUT', path: ({ eth }: { eth: number }) => `/wallets/${eth}/send`, amount: '0.5' } as const;
  const TOKEN = {
    kind: 'a stablecoin',
    method: 'POST',
    path: ({ usdc }: { usdc: number }) => `/tokens/${usdc}/send/prepare`,
    amount: '50',
  } as const;

  it.each([WALLET, TOKEN])(
    'of $kind with $method returns the holder with key, sign list, tx, uuid and two_fa_box_uuid (SEND-033, SEND-043, SEND-061)',
    async ({ method, path, amount }) => {
      const holder = await coins.newHolder('empty', { balances: { USDC: '100', ETH: '1.0' } });
      const answer = await provider.request(method, path(holder), { token: holder.token, key: randomUUID(), body: createBody(amount) });
      expect(answer.status).toBe(200);
      const operation = coins.read(answer);
      const text = expect.stringMatching(/./);
      expect(operation).toMatchObject({ key: text, sign: [text], tx: text, uuid: text, two_fa_box_uuid: text });
    },
  );

  it.each([WALLET, TOKEN])('of $kind returns 400 with field problems (SEND-061)', async ({ method, path }) => {
    const holder = await coins.newHolder('empty', { balances: { USDC: '100', ETH: '1.0' } });
    const answer = await provider.request(method, path(holder), { token: holder.token, key: randomUUID(), body: createBody('abc') });
    expect(answer).toMatchObject({ status: 400, json: { fields: { amount: ['Incorrect amount'] } } });
  });
});

describe('validation of a send', () => {
  const refusals: readonly (readonly [what: string, wish: SendOptions, body: object])[] = [
    ['nothing', { amount: '0' }, { code: 400, fields: { amount: ['Min: 0.002 ETH'] } }],
    ['less than the minimum', { amount: '0.0019' }, { code: 400, fields: { amount: ['Min: 0.002 ETH'] } }],
    ['more than is available', { amount: '1.00000001' }, { code: 400_003, fields: { amount: ['Not enough funds'] } }],
    ['nine decimals', { amount: '0.123456789' }, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['an address of another network', { to: OUTSIDE.BTC }, { code: 400, fields: { address: ['Invalid address'] } }],
    ['a mistyped address', { to: OUTSIDE.ETH.replace('dbF0', 'dbf0') }, { code: 400, fields: { address: ['Invalid address'] } }],
    [
      'a fee that has risen by more than a tenth',
      { more: { fee_amount: '0.0006' } },
      { code: 400_005, fields: { fee: ['Fee has changed'] } },
    ],
  ];
  it.each(refusals)('refuses %s (API-047, RULE-004, D-SEND-08)', async (_, wish, body) => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    expect(await coins.prepare(holder, wish)).toMatchObject({ status: 400, json: body });
  });

  it('names the missing amount when the fee fits neither on top nor into the amount (API-047, D-SEND-15)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '0.0025' } });
    expect(await coins.prepare(holder, { amount: '0.0025' })).toMatchObject({
      json: { code: 400_005, fields: { fee: ['Need additional 0.0007 ETH to cover the fee.'] } },
    });
  });

  it('accepts a fee that rose by less than a tenth (API-047, D-SEND-12)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    expect((await coins.prepare(holder, { more: { fee_amount: '0.00064' } })).status).toBe(200);
  });

  it('refuses the customer’s own deposit address, in any case (API-047, D-SEND-08)', async () => {
    const holder = await coins.newHolder('empty');
    const row = await provider.database.selectFrom('account').select('address').where('id', '=', holder.eth).executeTakeFirst();
    const own = row?.address ?? '';
    for (const to of [own, own.toLowerCase()])
      expect(await coins.prepare(holder, { to })).toMatchObject({ json: { fields: { address: ['You cannot send to your own address'] } } });
  });

  it('requires the country from customers who signed with the markets company (API-047, RULE-028, SEND-021)', async () => {
    const holder = await coins.newHolder('empty', { serviceProviders: [{ serviceProvider: 'markets', status: 'signed' }] });
    expect(await coins.prepare(holder)).toMatchObject({ json: { fields: { beneficiary_country: ['This field is required'] } } });
    expect((await coins.prepare(holder, { more: { beneficiary_country: 'LTU' } })).status).toBe(200);
  });

  it('refuses while the travel rule is on (API-047, RULE-025)', async () => {
    const holder = await coins.newHolder('empty', { travelRuleEnabled: true });
    expect(await coins.prepare(holder)).toMatchObject({ status: 403, json: { code: 403_010 } });
  });

  it('returns 404 for another customer’s accounts and other kinds (API-047, RULE-037)', async () => {
    const holder = await coins.newHolder();
    for (const account of [202, holder.euro, holder.usdc]) expect((await coins.prepare(holder, { account })).status).toBe(404);
  });

  it('refuses a blocked service provider (API-047, RULE-034)', async () => {
    const holder = await coins.newHolder('empty', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect(await coins.prepare(holder)).toMatchObject({ status: 403, json: { code: 403_004 } });
  });
});

describe('the code of a send', () => {
  it('counts wrong entries, and is invalid after the fifth (API-051, RULE-013, D-SEND-24)', async () => {
    const holder = await coins.newHolder();
    const operation = coins.read(await coins.prepare(holder));
    const code = await coins.readCode(holder);
    const wrong = pickWrongCode(code);
    for (let entry = 0; entry < 4; entry += 1)
      expect(await coins.openBox(holder, operation, wrong)).toMatchObject({
        status: 400,
        json: { code: 113, fields: { pin: ['Invalid code'] } },
      });
    expect(await coins.openBox(holder, operation, wrong)).toMatchObject({ status: 400, json: { code: 112, expired: 600 } });
    expect(await coins.openBox(holder, operation, code)).toMatchObject({ status: 400, json: { code: 112 } });
  });

  it('returns the same key again, but not to another customer or after ten minutes (API-051)', async () => {
    const holder = await coins.newHolder();
    const operation = coins.read(await coins.prepare(holder));
    const code = await coins.readCode(holder);
    const first = coins.readKey(await coins.openBox(holder, operation, code));
    expect(coins.readKey(await coins.openBox(holder, operation, code))).toBe(first);
    expect((await coins.openBox(await coins.newHolder(), operation, code)).status).toBe(404);
    await coins.advance(601);
    expect(await coins.openBox(holder, operation, code)).toMatchObject({ json: { code: 114 } });
  });

  it('keeps the operation when it is resent after 60 s, and replaces the previous code (API-047, RULE-010, SEND-039)', async () => {
    const holder = await coins.newHolder();
    const operation = coins.read(await coins.prepare(holder));
    const code = await coins.readCode(holder);
    const again = { more: { repeated_event: 'true' } };
    expect(await coins.prepare(holder, again)).toMatchObject({ status: 400, json: { code: 110, expired: expect.any(Number) } });
    await coins.advance(61);
    const resent = coins.read(await coins.prepare(holder, again));
    expect(resent.uuid).toBe(operation.uuid);
    const fresh = await coins.readCode(holder);
    if (fresh !== code) expect((await coins.openBox(holder, operation, code)).status).toBe(400);
    expect((await coins.openBox(holder, resent, fresh)).status).toBe(200);
  });

  it('is limited to five preparations in ten minutes (RULE-013)', async () => {
    const holder = await coins.newHolder();
    for (let count = 0; count < 5; count += 1) expect((await coins.prepare(holder)).status).toBe(200);
    const refused = await coins.prepare(holder);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('a signed send', () => {
  it('is refused with an unopened box, an altered transfer or a wrong signature (API-049)', async () => {
    const holder = await coins.newHolder();
    const operation = coins.read(await coins.prepare(holder));
    const unopened = { uuid: operation.uuid, tx: operation.tx, signatures: ['AAAA'] };
    expect(await coins.send(holder, unopened, undefined, randomUUID())).toMatchObject({ status: 409, json: { code: 409_003 } });
    const body = await coins.signedBody(holder, operation);
    const altered = { ...body, tx: `${body.tx.slice(0, -1)}${body.tx.endsWith('A') ? 'B' : 'A'}` };
    const bad = { status: 400, json: { message: 'The signature is not valid' } };
    expect(await coins.send(holder, altered, undefined, randomUUID())).toMatchObject(bad);
    for (const signatures of [['AAAA'], [...body.signatures, ...body.signatures], [Buffer.alloc(64).toString('base64')]])
      expect(await coins.send(holder, { ...body, signatures }, undefined, randomUUID())).toMatchObject(bad);
    expect((await coins.balances(holder, 'ETH')).balanceOut).toBe('0.00000000');
    expect((await coins.send(holder, body, undefined, randomUUID())).status).toBe(201);
  });

  it('moves nothing when replayed: the same key gets the same response, another a refusal (API-049, D-SEND-22)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    const body = await coins.signedSend(holder);
    const first = await coins.send(holder, body);
    const again = await coins.send(holder, body);
    expect(again.json).toEqual(first.json);
    expect(await coins.send(holder, body, undefined, randomUUID())).toMatchObject({ status: 409, json: { code: 409_003 } });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.50070000' });
  });

  it('is refused when a newer one replaced it, and after ten minutes (API-049, RULE-010)', async () => {
    const holder = await coins.newHolder();
    const older = await coins.signedSend(holder);
    const newer = await coins.signedSend(holder);
    expect(await coins.send(holder, older)).toMatchObject({ status: 400, json: { code: 400_006 } });
    await coins.advance(601);
    expect(await coins.send(holder, newer)).toMatchObject({ status: 400, json: { code: 400_006 } });
  });

  it('is refused when its funds were spent in the meantime (API-049, D-SEND-31)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    const body = await coins.signedSend(holder);
    await coins.patch(holder.username, { balances: { ETH: '0.2' } });
    expect(await coins.send(holder, body)).toMatchObject({
      status: 400,
      json: { code: 400_003, fields: { amount: ['Not enough funds'] } },
    });
  });

  it('locks the account until it completes (RULE-003)', async () => {
    const holder = await coins.newHolder();
    const body = await coins.signedSend(holder, { amount: '0.1' });
    expect((await coins.send(holder, body)).status).toBe(201);
    const message = 'ETH is temporarily locked until the last transaction completes.';
    expect(await coins.prepare(holder)).toMatchObject({ status: 409, json: { code: 409_003, message } });
    await coins.advance(31);
    expect((await coins.prepare(holder)).status).toBe(200);
  });

  it('goes out exactly once for ten simultaneous requests (API-049)', async () => {
    const holder = await coins.newHolder('empty', { balances: { ETH: '1.0' } });
    const operation = coins.read(await coins.prepare(holder));
    const key = coins.readKey(await coins.openBox(holder, operation, await coins.readCode(holder)));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        coins.send(holder, { uuid: operation.uuid, tx: operation.tx, signatures: signAsDevice(operation, key) }, undefined, randomUUID()),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.50070000' });
  });
});
