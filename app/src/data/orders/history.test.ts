import type { OrderRow } from '@wallet/contract/holdings/orders';
import { expect, it } from 'vitest';
import { getSentAddresses } from './history.ts';

const SENT_TO = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F';
const OTHER = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';
const createSend = (changes: Partial<OrderRow> = {}): OrderRow => ({
  id: '7',
  type: 'send',
  type_human: 'Send',
  status: 'completed',
  group: 'outgoings',
  volume: { value: '-0.50000000', currency: 'ETH' },
  flow: null,
  created_at: '2026-11-21T11:05:07.000Z',
  rejected_message: null,
  counterparty: SENT_TO,
  ...changes,
});

it('collects the addresses of completed sends of coins and stablecoins, each once (WISH-010)', () => {
  expect(getSentAddresses([createSend(), createSend({ type: 'token_send' }), createSend({ counterparty: OTHER })])).toEqual([
    SENT_TO,
    OTHER,
  ]);
});

it.each([
  ['an incoming transfer', { type: 'receive', group: 'incomings' }],
  ['an incoming stablecoin', { type: 'token_receive', group: 'incomings' }],
  ['an incoming order of type send', { group: 'incomings' }],
  ['a pending send', { status: 'pending' }],
  ['a send under review', { status: 'moderate' }],
  ['a rejected send', { status: 'rejected' }],
  ['a withdrawal to a bank', { type: 'withdraw_sepa', counterparty: 'Alice Hale' }],
  ['a send without an address', { counterparty: null }],
] as const)('ignores %s (WISH-010)', (_, changes) => {
  expect(getSentAddresses([createSend(changes)])).toEqual([]);
});
