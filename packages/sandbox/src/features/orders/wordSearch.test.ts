import { searchOrders } from '@wallet/contract/holdings/orders';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession, createOrder } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();

type Session = { readonly token: string; readonly username: string };

async function createOrderWith(counterparty: string, { username }: Session): Promise<string> {
  const id = await createOrder(provider, username);
  await provider.database.updateTable('orders').set({ counterparty }).where('id', '=', BigInt(id)).execute();
  return id;
}

async function searchIds({ token }: Session, words: string): Promise<readonly string[]> {
  const answer = await provider.request('GET', `/search/orders?q=${encodeURIComponent(words)}`, { token });
  return z.parse(searchOrders.answers[200], answer.json).orders.map(({ id }) => id);
}

describe('a search for a name', () => {
  let session: Session;
  beforeAll(async () => {
    session = await createSession(provider, 'empty');
    await createOrderWith('Somebody Else', session);
  });

  it.each([
    ['Zydrunas', 'Žydrūnas Šarūnas'],
    ['ŽYDRŪNAS šarūnas', 'Zydrunas Sarunas'],
    ['Žydrūnas'.normalize('NFD'), 'ŽYDRŪNAS'.normalize('NFC')],
    ['žydrūnas', 'Žydrūnas'.normalize('NFD')],
    ['obrien', 'Siobhán O’Brien'],
    ["o'brien", 'Siobhán OʼBrien'],
    ['O’BRIEN', 'Siobhan O`Brien'],
    ['jean-pierre', 'Jean Pierre Ferrand'],
    ['jean pierre', 'Jean‑Pierre Ferrand'],
    ['strasse', 'Gasthaus Straße'],
    ['STRASSE', 'Gasthaus STRAẞE'],
    ['soren aeroe', 'Søren Ærøe'],
    ['lukasz wojcik', 'Łukasz Wójcik'],
    ['istanbul isik', 'İstanbul Işık'],
    ['nguyen thi hương', 'Nguyễn Thị Hương'],
    ['fiona', 'ﬁona Ｗｉｄｅ'],
    ['wide', 'ﬁona Ｗｉｄｅ'],
    ['василий', 'ВАСИЛИЙ Петров'],
    ['γιωργος', 'ΓΙΏΡΓΟΣ Παππάς'],
    ['anna', 'An\u200Bna\u00AD Keller'],
    ['anna  keller', 'Anna\u00A0Keller'],
  ])('%s finds %s, with or without accents, in any case and encoding (API-066, WISH-021)', async (words, counterparty) => {
    const id = await createOrderWith(counterparty, session);
    expect(await searchIds(session, words)).toContain(id);
    expect(await searchIds(session, 'Somebody')).toHaveLength(1);
  });

  it('takes the wildcards of a pattern literally (API-066)', async () => {
    const id = await createOrderWith(String.raw`100%_\ Zero`, session);
    expect(await searchIds(session, String.raw`%_\ `)).toEqual([id]);
  });
});

describe('a search for an amount as the list shows it', () => {
  let session: Session;
  const ids: Record<string, string> = {};
  const named = (names: string): readonly string[] =>
    names
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ids[name] ?? name);
  beforeAll(async () => {
    session = await createSession(provider, 'empty');
    const amounts = {
      in: { type: 'top_up_sepa', volume: { value: '1234.50', currency: 'EUR' } },
      out: { volume: { value: '-1234.50', currency: 'EUR' } },
      dollars: { volume: { value: '-1234.50', currency: 'USD' } },
      coins: { type: 'receive', volume: { value: '1234.50000000', currency: 'BTC' } },
      exchange: {
        type: 'exchange_fiat',
        volume: { value: '-700.00', currency: 'EUR' },
        flow: { from: { value: '700.00', currency: 'EUR' }, to: { value: '756.20', currency: 'USD' } },
      },
    };
    for (const [name, order] of Object.entries(amounts)) ids[name] = await createOrder(provider, session.username, order);
  });

  it.each([
    ['€1,234.50', 'in out'],
    ['+€1,234.50', 'in'],
    ['−€1,234.50', 'out'],
    ['-€1,234.50', 'out'],
    ['€-1,234.50', 'out'],
    ['−1.234,50\u00A0€', 'out'],
    ['1.234,50 €', 'in out'],
    ['+1.234,50€', 'in'],
    ['1 234,50 €', 'in out'],
    ["€1'234.50", 'in out'],
    ['$1,234.50', 'dollars'],
    ['−$1,234.50', 'dollars'],
    ['US$1,234.50', 'dollars'],
    ['EUR 1234.50', 'in out'],
    ['1234.50EUR', 'in out'],
    ['1,234.50000\u00A0BTC', 'coins'],
    ['+1.234,50000 btc', 'coins'],
    ['١٢٣٤٫٥٠', 'in out dollars coins'],
    ['１，２３４．５０', 'in out dollars coins'],
    ['−€700.00', 'exchange'],
    ['+$756.20', 'exchange'],
    ['756,20', 'exchange'],
    ['+€700.00', ''],
    ['−$756.20', ''],
    ['+€234.50', ''],
    ['£1,234.50', ''],
  ])('%s finds the amounts shown like that, and nothing else (API-066, WISH-021, LANG-014)', async (words, names) => {
    expect((await searchIds(session, words)).toSorted()).toEqual(named(names).toSorted());
  });
});
