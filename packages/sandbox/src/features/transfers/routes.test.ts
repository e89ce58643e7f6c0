import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { OUTSIDE, signAsDevice, createTransferHelpers, type SendOptions } from '../../testing/transfers.ts';

const provider = setUpProvider();
const coins = createTransferHelpers(provider);

describe('a send of a coin', () => {
  it('is prepared, opened, signed and sent (API-047, API-051, SEND-032)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    const operation = coins.read(await coins.prepare(holder, { more: { comment: 'Invoice 17' } }));
    expect(operation).toMatchObject({ amount: '0.50000000', fee: '0.00070000', sign: [expect.any(String)] });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '1.00000000', balanceOut: '0.00000000' });
    const answer = await coins.send(holder, `/wallets/${holder.eth}/send`, await coins.signedBody(holder, operation));
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
    const holder = await coins.newCoins('empty', { balances: { ETH: held } });
    expect(coins.read(await coins.prepare(holder, { amount })).amount).toBe(sent);
  });

  it('returns amount and fee when the network rejects it (RULE-003)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    const body = await coins.signedBody(holder, coins.read(await coins.prepare(holder)));
    const answer = await coins.send(holder, `/wallets/${holder.eth}/send`, body);
    const order = await coins.readOrder(holder.token, answer);
    await provider.control('PATCH', `/orders/${order.id}`, { status: 'rejected', rejected_message: 'Dropped' });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '1.00000000', balanceOut: '0.00000000' });
  });
});

describe('a send of a stablecoin', () => {
  it('transfers the full amount, with its fee in ETH (API-048, API-050, D-SEND-16)', async () => {
    const holder = await coins.newCoins('empty', { balances: { USDC: '100', ETH: '0.1' } });
    const operation = coins.read(await coins.prepareToken(holder));
    expect(operation).toMatchObject({ amount: '100.00000', fee: '0.00070000' });
    const answer = await coins.send(holder, `/tokens/${holder.usdc}/send`, await coins.signedBody(holder, operation));
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
    const holder = await coins.newCoins('empty', { balances: { USDC: '100', ETH: '0.0005' } });
    expect(await coins.prepareToken(holder)).toMatchObject({
      status: 400,
      json: { code: 400_005, fields: { fee: ['Need additional 0.0002 ETH to cover the fee.'] } },
    });
  });
});

const bodyOf = (amount: string) => ({ to: OUTSIDE.ETH, fee: 'average', amount, repeated_event: 'false' });

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
      const holder = await coins.newCoins('empty', { balances: { USDC: '100', ETH: '1.0' } });
      const answer = await provider.request(method, path(holder), { token: holder.token, key: randomUUID(), body: bodyOf(amount) });
      expect(answer.status).toBe(200);
      const operation = coins.read(answer);
      const text = expect.stringMatching(/./);
      expect(operation).toMatchObject({ key: text, sign: [text], tx: text, uuid: text, two_fa_box_uuid: text });
    },
  );

  it.each([WALLET, TOKEN])('of $kind returns 400 with field problems (SEND-061)', async ({ method, path }) => {
    const holder = await coins.newCoins('empty', { balances: { USDC: '100', ETH: '1.0' } });
    const answer = await provider.request(method, path(holder), { token: holder.token, key: randomUUID(), body: bodyOf('abc') });
    expect(answer).toMatchObject({ status: 400, json: { fields: { amount: ['Incorrect amount'] } } });
  });
});

describe('validation of a send', () => {
  const refusals: readonly (readonly [what: string, wish: SendOptions, body: object])[] = [
    ['nothing', { amount: '0' }, { code: 400, fields: { amount: ['Min: 0.002 ETH'] } }],
    ['less than the minimum', { amount: '0.0019' }, { code: 400, fields: { amount: ['Min: 0.002 ETH'] } }],
    ['more than is available', { amount: '1.00000001' }, { code: 400_003, fields: { amount: ['Not enough funds'] } }],
    ['nine decimals', { amount: '0.123456789' }, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['an exponent', { amount: '1e-1' }, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['a number', { amount: 0.5 }, { code: 400, fields: { amount: ['Incorrect amount'] } }],
    ['an address of another network', { to: OUTSIDE.BTC }, { code: 400, fields: { address: ['Invalid address'] } }],
    ['a mistyped address', { to: OUTSIDE.ETH.replace('dbF0', 'dbf0') }, { code: 400, fields: { address: ['Invalid address'] } }],
    ['an unknown speed', { fee: 'none' }, { code: 400, fields: { fee: ['This value is not valid'] } }],
    [
      'a fee that has risen by more than a tenth',
      { more: { fee_amount: '0.0006' } },
      { code: 400_005, fields: { fee: ['Fee has changed'] } },
    ],
    ['a long comment', { more: { comment: 'x'.repeat(141) } }, { code: 400, fields: { comment: ['Maximum 140 characters'] } }],
  ];
  it.each(refusals)('refuses %s (API-047, RULE-004, D-SEND-08)', async (_, wish, body) => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    expect(await coins.prepare(holder, wish)).toMatchObject({ status: 400, json: body });
  });

  it('names the missing amount when the fee fits neither on top nor into the amount (API-047, D-SEND-15)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '0.0025' } });
    expect(await coins.prepare(holder, { amount: '0.0025' })).toMatchObject({
      json: { code: 400_005, fields: { fee: ['Need additional 0.0007 ETH to cover the fee.'] } },
    });
  });

  it('accepts a fee that rose by less than a tenth (API-047, D-SEND-12)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    expect((await coins.prepare(holder, { more: { fee_amount: '0.00064' } })).status).toBe(200);
  });

  it('refuses the customer’s own deposit address, in any case (API-047, D-SEND-08)', async () => {
    const holder = await coins.newCoins('empty');
    const row = await provider.database.selectFrom('account').select('address').where('id', '=', holder.eth).executeTakeFirst();
    const own = row?.address ?? '';
    for (const to of [own, own.toLowerCase()])
      expect(await coins.prepare(holder, { to })).toMatchObject({ json: { fields: { address: ['You cannot send to your own address'] } } });
  });

  it('requires the country from customers who signed with the markets company (API-047, RULE-028, SEND-021)', async () => {
    const holder = await coins.newCoins('empty', { serviceProviders: [{ serviceProvider: 'markets', status: 'signed' }] });
    expect(await coins.prepare(holder)).toMatchObject({ json: { fields: { beneficiary_country: ['This field is required'] } } });
    expect((await coins.prepare(holder, { more: { beneficiary_country: 'LTU' } })).status).toBe(200);
  });

  it('refuses while the travel rule is on (API-047, RULE-025)', async () => {
    const holder = await coins.newCoins('empty', { travelRuleEnabled: true });
    expect(await coins.prepare(holder)).toMatchObject({ status: 403, json: { code: 403_010 } });
  });

  it('returns 404 for another customer’s accounts and other kinds (API-047, RULE-037)', async () => {
    const holder = await coins.newCoins();
    for (const account of [202, holder.euro, holder.usdc]) expect((await coins.prepare(holder, { account })).status).toBe(404);
  });

  it('refuses a blocked service provider (API-047, RULE-034)', async () => {
    const holder = await coins.newCoins('empty', { roles: ['customer', 'ROLE_BLOCKED_SERVICE_PROVIDER'] });
    expect(await coins.prepare(holder)).toMatchObject({ status: 403, json: { code: 403_004 } });
  });
});

describe('the code of a send', () => {
  it('counts wrong entries, and is invalid after the fifth (API-051, RULE-013, D-SEND-24)', async () => {
    const holder = await coins.newCoins();
    const operation = coins.read(await coins.prepare(holder));
    const code = await coins.codeOf(holder);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let entry = 0; entry < 4; entry += 1)
      expect(await coins.openBox(holder, operation, wrong)).toMatchObject({
        status: 400,
        json: { code: 113, fields: { pin: ['Invalid code'] } },
      });
    expect(await coins.openBox(holder, operation, wrong)).toMatchObject({ status: 400, json: { code: 112, expired: 600 } });
    expect(await coins.openBox(holder, operation, code)).toMatchObject({ status: 400, json: { code: 112 } });
  });

  it('returns the same key again, but not to another customer or after ten minutes (API-051)', async () => {
    const holder = await coins.newCoins();
    const operation = coins.read(await coins.prepare(holder));
    const code = await coins.codeOf(holder);
    const first = coins.keyOf(await coins.openBox(holder, operation, code));
    expect(coins.keyOf(await coins.openBox(holder, operation, code))).toBe(first);
    expect((await coins.openBox(await coins.newCoins(), operation, code)).status).toBe(404);
    await coins.advance(601);
    expect(await coins.openBox(holder, operation, code)).toMatchObject({ json: { code: 114 } });
  });

  it('keeps the operation when it is resent after 60 s, and replaces the previous code (API-047, RULE-010, SEND-039)', async () => {
    const holder = await coins.newCoins();
    const operation = coins.read(await coins.prepare(holder));
    const code = await coins.codeOf(holder);
    const again = { more: { repeated_event: 'true' } };
    expect(await coins.prepare(holder, again)).toMatchObject({ status: 400, json: { code: 110, expired: expect.any(Number) } });
    await coins.advance(61);
    const resent = coins.read(await coins.prepare(holder, again));
    expect(resent.uuid).toBe(operation.uuid);
    const fresh = await coins.codeOf(holder);
    if (fresh !== code) expect((await coins.openBox(holder, operation, code)).status).toBe(400);
    expect((await coins.openBox(holder, resent, fresh)).status).toBe(200);
  });

  it('is limited to five preparations in ten minutes (RULE-013)', async () => {
    const holder = await coins.newCoins();
    for (let count = 0; count < 5; count += 1) expect((await coins.prepare(holder)).status).toBe(200);
    const refused = await coins.prepare(holder);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('a signed send', () => {
  it('is refused with an unopened box, an altered transfer or a wrong signature (API-049)', async () => {
    const holder = await coins.newCoins();
    const path = `/wallets/${holder.eth}/send`;
    const operation = coins.read(await coins.prepare(holder));
    const unopened = { uuid: operation.uuid, tx: operation.tx, signatures: ['AAAA'] };
    expect(await coins.send(holder, path, unopened, randomUUID())).toMatchObject({ status: 409, json: { code: 409_003 } });
    const body = await coins.signedBody(holder, operation);
    const altered = { ...body, tx: `${body.tx.slice(0, -1)}${body.tx.endsWith('A') ? 'B' : 'A'}` };
    const bad = { status: 400, json: { message: 'The signature is not valid' } };
    expect(await coins.send(holder, path, altered, randomUUID())).toMatchObject(bad);
    for (const signatures of [['AAAA'], [...body.signatures, ...body.signatures], [Buffer.alloc(64).toString('base64')]])
      expect(await coins.send(holder, path, { ...body, signatures }, randomUUID())).toMatchObject(bad);
    expect((await coins.balances(holder, 'ETH')).balanceOut).toBe('0.00000000');
    expect((await coins.send(holder, path, body, randomUUID())).status).toBe(201);
  });

  it('moves nothing when replayed: the same key gets the same response, another a refusal (API-049, D-SEND-22)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    const path = `/wallets/${holder.eth}/send`;
    const body = await coins.signedBody(holder, coins.read(await coins.prepare(holder)));
    const first = await coins.send(holder, path, body);
    const again = await coins.send(holder, path, body);
    expect(again.json).toEqual(first.json);
    expect(await coins.send(holder, path, body, randomUUID())).toMatchObject({ status: 409, json: { code: 409_003 } });
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.50070000' });
  });

  it('is refused when a newer one replaced it, and after ten minutes (API-049, RULE-010)', async () => {
    const holder = await coins.newCoins();
    const path = `/wallets/${holder.eth}/send`;
    const older = await coins.signedBody(holder, coins.read(await coins.prepare(holder)));
    const newer = await coins.signedBody(holder, coins.read(await coins.prepare(holder)));
    expect(await coins.send(holder, path, older)).toMatchObject({ status: 400, json: { code: 400_006 } });
    await coins.advance(601);
    expect(await coins.send(holder, path, newer)).toMatchObject({ status: 400, json: { code: 400_006 } });
  });

  it('is refused when its funds were spent in the meantime (API-049, D-SEND-31)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    const path = `/wallets/${holder.eth}/send`;
    const body = await coins.signedBody(holder, coins.read(await coins.prepare(holder)));
    await coins.patch(holder.username, { balances: { ETH: '0.2' } });
    expect(await coins.send(holder, path, body)).toMatchObject({
      status: 400,
      json: { code: 400_003, fields: { amount: ['Not enough funds'] } },
    });
  });

  it('locks the account until it completes (RULE-003)', async () => {
    const holder = await coins.newCoins();
    const path = `/wallets/${holder.eth}/send`;
    const body = await coins.signedBody(holder, coins.read(await coins.prepare(holder, { amount: '0.1' })));
    expect((await coins.send(holder, path, body)).status).toBe(201);
    const message = 'ETH is temporarily locked until the last transaction completes.';
    expect(await coins.prepare(holder)).toMatchObject({ status: 409, json: { code: 409_003, message } });
    await coins.advance(31);
    expect((await coins.prepare(holder)).status).toBe(200);
  });

  it('goes out exactly once for ten simultaneous requests (API-049)', async () => {
    const holder = await coins.newCoins('empty', { balances: { ETH: '1.0' } });
    const operation = coins.read(await coins.prepare(holder));
    const key = coins.keyOf(await coins.openBox(holder, operation, await coins.codeOf(holder)));
    const path = `/wallets/${holder.eth}/send`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        coins.send(holder, path, { uuid: operation.uuid, tx: operation.tx, signatures: signAsDevice(operation, key) }, randomUUID()),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await coins.balances(holder, 'ETH')).toEqual({ balance: '0.49930000', balanceOut: '0.50070000' });
  });
});
