import { describe, expect, it } from 'vitest';
import type { Holder } from '../../testing/bankTransfers.ts';
import { createCardPaymentHelpers, type TypedCard } from '../../testing/cardPayments.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const cards = createCardPaymentHelpers(provider);

const MASTERCARD: TypedCard = { number: '5555 5555 5555 4444', expirationDate: '11/30', holder: 'SOMEBODY ELSE' };

const list = async ({ token }: Holder) => (await provider.request('GET', '/cards', { token })).json;
const remove = ({ token, card }: Holder, id = card) => provider.request('DELETE', `/cards/${id}`, { token });
const add = ({ token }: Holder, body: object) => provider.request('POST', '/cards', { token, body });

describe('the list of cards', () => {
  it('contains the cards, never a full number (API-029, CARDS-001, CARDS-002)', async () => {
    const holder = await cards.newHolder();
    expect(await list(holder)).toEqual([
      {
        id: holder.card,
        type: 'card',
        cardType: 'visa',
        status: 'verified',
        name: 'Visa 4242',
        numberFormatted: '•••• 4242',
        holder: expect.any(String),
        expirationDate: '12/99',
      },
    ]);
  });

  it('no longer contains a deleted card; repeating the deletion succeeds for a day (API-030, CARDS-009)', async () => {
    const holder = await cards.newHolder();
    expect((await remove(holder)).status).toBe(204);
    expect(await list(holder)).toEqual([]);
    expect((await cards.readOperations(holder.token)).cards).toEqual([]);
    expect((await remove(holder)).status).toBe(204);
  });

  it('returns 404 for an unknown card, and for another customer’s (API-030)', async () => {
    const holder = await cards.newHolder();
    expect((await remove(await cards.newHolder(), holder.card)).status).toBe(404);
    expect((await remove(holder, 999_999)).status).toBe(404);
  });

  it('keeps a card with a pending payment (API-030, D-CARDS-07)', async () => {
    const holder = await cards.newHolder();
    const intent = await cards.begin(holder);
    expect(await remove(holder)).toMatchObject({ status: 409, json: { code: 409_003 } });
    await cards.sheet(intent, 'cancel');
    expect((await remove(holder)).status).toBe(204);
  });
});

describe('a new card', () => {
  it('is stored once its set-up is confirmed (API-032, API-088, D-CARDS-04)', async () => {
    const holder = await cards.newHolder();
    const intent = await cards.confirmedSetUp(holder, MASTERCARD);
    expect(await add(holder, { setup_intent: intent })).toMatchObject({
      status: 201,
      json: {
        cardType: 'mastercard',
        status: 'not_verified',
        name: 'Mastercard 4444',
        numberFormatted: '•••• 4444',
        expirationDate: '11/30',
      },
    });
    expect(await list(holder)).toHaveLength(2);
  });

  it.each([
    ['2221000000000009', 'mastercard'],
    ['2720999999999996', 'mastercard'],
    // Not a brand that the contract has a name for.
    ['2220000000000000', 'visa'],
    ['2721000000000000', 'visa'],
  ])('with number %s has the brand %s (API-088)', async (number, cardType) => {
    const holder = await cards.newHolder();
    const intent = await cards.confirmedSetUp(holder, { ...MASTERCARD, number });
    expect((await add(holder, { setup_intent: intent })).json).toMatchObject({ cardType });
  });

  it('can have a name (API-088)', async () => {
    const holder = await cards.newHolder();
    const intent = await cards.confirmedSetUp(holder, MASTERCARD);
    expect((await add(holder, { setup_intent: intent, name: 'Travel' })).json).toMatchObject({ name: 'Travel' });
    expect((await add(holder, { setup_intent: intent, name: '' })).json).toMatchObject({ fields: { name: [expect.any(String)] } });
  });

  it('is refused when the same card, or the same set-up, was added before (API-088, D-CARDS-05)', async () => {
    const holder = await cards.newHolder();
    const intent = await cards.confirmedSetUp(holder, MASTERCARD);
    expect((await add(holder, { setup_intent: intent })).status).toBe(201);
    const already = { status: 409, json: { code: 409_004, message: 'This card has already been added' } };
    expect(await add(holder, { setup_intent: intent })).toMatchObject(already);
    expect(await add(holder, { setup_intent: await cards.confirmedSetUp(holder, MASTERCARD) })).toMatchObject(already);
  });

  it('is refused for a set-up that is unknown, another’s or unconfirmed, and beyond ten cards (API-088)', async () => {
    const holder = await cards.newHolder();
    const refused = { status: 400, json: { fields: { setup_intent: ['This value is not valid'] } } };
    expect(await add(holder, { setup_intent: 'seti_unknown' })).toMatchObject(refused);
    expect(await add(await cards.newHolder(), { setup_intent: await cards.confirmedSetUp(holder) })).toMatchObject(refused);
    const full = await cards.newHolder({ cards: Array.from({ length: 10 }, () => ({ cardType: 'visa', status: 'verified' })) });
    expect(await add(full, { setup_intent: await cards.confirmedSetUp(full, MASTERCARD) })).toMatchObject({
      json: { fields: { setup_intent: ['You can have at most 10 cards'] } },
    });
  });

  it('is refused while cards are off, when cards can still be deleted (RULE-033, D-CARDS-10)', async () => {
    const holder = await cards.newHolder();
    const intent = await cards.confirmedSetUp(holder, MASTERCARD);
    await provider.control('PATCH', '/settings', { cards_disabled: true });
    expect(await provider.request('POST', '/cards/setup', { token: holder.token, body: {} })).toMatchObject({
      status: 403,
      json: { code: 403_005 },
    });
    expect(await add(holder, { setup_intent: intent })).toMatchObject({ status: 403, json: { code: 403_005 } });
    expect((await remove(holder)).status).toBe(204);
    await provider.control('PATCH', '/settings', { cards_disabled: false });
  });

  it('is refused with a callback to another site (API-032)', async () => {
    const { token } = await cards.newHolder();
    const body = { callback_url: 'https://elsewhere.example/' };
    expect(await provider.request('POST', '/cards/setup', { token, body })).toMatchObject({
      status: 400,
      json: { fields: { callback_url: ['Invalid callback URL'] } },
    });
  });
});
