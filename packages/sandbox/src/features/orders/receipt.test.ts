import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSession, signInAs, DEMO } from '../../testing/customers.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';
import { type Receipt, createReceipt } from './receiptContent.ts';

const provider = setUpProvider();

const page = z.object({ orders: z.array(z.object({ id: z.string() })) });
async function findOrder(token: string, query: string): Promise<string> {
  const { json } = await provider.request('GET', `/search/orders?limit=1&${query}`, { token });
  return z.parse(page, json).orders[0]?.id ?? '';
}
const requestReceipt = (id: string, token: string) => provider.request('GET', `/search/orders/${id}/receipt`, { token });

describe('a receipt (API-115)', () => {
  it('is a tagged PDF with its own file name, for a completed order (API-115, WISH-023)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const id = await findOrder(token, 'status[]=completed');
    const answer = await requestReceipt(id, token);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${id}.pdf"`);
    expect(answer.text.startsWith('%PDF-1.7')).toBe(true);
    for (const mark of ['/MarkInfo', '/StructTreeRoot', '/Lang (en-GB)', '/FontFile2']) expect(answer.text).toContain(mark);
  });

  it('is refused for an order that is pending, unknown or another customer’s (API-115)', async () => {
    const { access_token: token } = await signInAs(provider, DEMO);
    const pending = await requestReceipt(await findOrder(token, 'status[]=pending'), token);
    expect([pending.status, pending.json]).toMatchObject([409, { code: 409003 }]);
    const completed = await findOrder(token, 'status[]=completed');
    const other = await createSession(provider, 'verified');
    expect((await requestReceipt(completed, other.token)).status).toBe(404);
    expect((await requestReceipt('999999999', token)).status).toBe(404);
  });
});

const plain = { state: null, long: false, copy: false };
const WITHDRAWAL = {
  id: '90412',
  type: 'withdraw_sepa',
  type_human: 'SEPA withdrawal',
  status: 'completed',
  group: 'outgoings',
  volume: { value: '-1250.00', currency: 'EUR' },
  flow: null,
  created_at: '2026-03-14T09:25:53.589Z',
  finished_at: '2026-03-14T09:26:53.589Z',
  rejected_message: null,
  summary: [
    {
      name: 'Details',
      code: 'details',
      rows: [
        { ...plain, name: 'Beneficiary', value: 'Anna Keller', code: 'beneficiary' },
        { ...plain, name: 'IBAN', value: 'DE89370400440532013000', code: 'iban' },
      ],
    },
    {
      name: 'Amounts',
      code: 'amounts',
      rows: [
        { ...plain, name: 'Amount', value: '1250.00 EUR', code: 'amount', amount: { value: '1250.00', currency: 'EUR' } },
        { ...plain, name: 'Fee', value: '1.75 EUR', code: 'fee', amount: { value: '1.75', currency: 'EUR' } },
      ],
    },
  ],
} as const;
const PARTIES = {
  issuer: { name: 'Halden Payments UAB', address: 'Vilnius', licence: 'Licence 0000' },
  holder: { name: 'Alice Hale', address: 'Gedimino pr. 9', iban: 'LT903250000000000001' },
};
const madeAt = new Date('2026-03-20T12:00:00Z');
const buildReceipt = (language: 'en' | 'de'): Receipt => {
  const { flow: _flow, summary, ...order } = WITHDRAWAL;
  const sections = summary.map((section) => ({ ...section, rows: [...section.rows] }));
  return createReceipt({ ...order, flow: null, summary: sections }, PARTIES, language, madeAt);
};
const listTexts = ({ title, groups, footer }: Receipt) => [
  title,
  ...groups.flatMap(({ lines }) => lines.map((line) => line.join(' '))),
  ...footer,
];

it('contains both parties, masked IBANs, amount, fee, status, id and the issuer with licence and address (WISH-023)', () => {
  expect(listTexts(buildReceipt('en'))).toEqual(
    expect.arrayContaining([
      'Receipt: SEPA withdrawal',
      'Name Alice Hale',
      'IBAN LT90 ···· 0001',
      'Name Anna Keller',
      'IBAN DE89 ···· 3000',
      'Amount €1,250.00',
      'Fee €1.75',
      'Status Completed',
      'Completed on 14\u00A0Mar\u00A02026, 09:26 UTC',
      'Transaction ID 90412',
      'Issued by Halden Payments UAB',
      'Licence 0000 · Vilnius',
    ]),
  );
});

it('a German receipt has German texts and figures (WISH-023, WISH-020)', () => {
  const text = listTexts(buildReceipt('de')).join('\n').replaceAll('\u00A0', ' ');
  for (const part of ['Beleg: SEPA-Auszahlung', 'Betrag 1.250,00 €', 'Gebühr 1,75 €', 'Ausgestellt von']) expect(text).toContain(part);
});
