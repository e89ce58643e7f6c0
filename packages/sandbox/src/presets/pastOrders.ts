import type { PastOrder } from './historyOrder.ts';

/** Past orders by kind, each final. Amounts are unsigned decimal texts, and a fee is part of what leaves. */
type Side = NonNullable<PastOrder['out']>;

export const toEuros = (amount: string): Side => ({ amount, currency: 'EUR' });

const bank = { through: 'sepa_clearing', step: 'Bank transfer' } as const;
const card = { through: 'card_clearing', step: 'Card payment' } as const;

export const topUpSepa = (at: Date, amount: string): PastOrder => ({
  type: 'top_up_sepa',
  status: 'completed',
  at,
  in: toEuros(amount),
  ...bank,
});

export const topUpCard = (at: Date, amount: string): PastOrder => ({
  type: 'top_up_card',
  status: 'completed',
  at,
  in: toEuros(amount),
  ...card,
});

export const withdrawSepa = (at: Date, amount: string, fee: string, status: 'completed' | 'rejected' = 'completed'): PastOrder => ({
  type: 'withdraw_sepa',
  status,
  at,
  out: toEuros(amount),
  fee,
  ...bank,
});

export const exchangeFiat = (at: Date, out: Side, into: Side): PastOrder => ({
  type: 'exchange_fiat',
  status: 'completed',
  at,
  out,
  in: into,
  through: 'fx_position',
  step: 'Exchange',
});

export const createPurchase = (type: 'buy' | 'token_buy', at: Date, amount: string, fee: string, into: Side): PastOrder => ({
  type,
  status: 'completed',
  at,
  out: toEuros(amount),
  fee,
  in: into,
  through: 'fx_position',
  step: 'Purchase',
});

export const createSale = (at: Date, out: Side, fee: string, amount: string): PastOrder => ({
  type: 'sell',
  status: 'completed',
  at,
  out,
  fee,
  in: toEuros(amount),
  through: 'fx_position',
  step: 'Sale',
});

export const createReceipt = (at: Date, into: Side): PastOrder => ({
  type: 'receive',
  status: 'completed',
  at,
  in: into,
  fee: '0.00000000',
  through: 'network',
  step: 'Network',
});

export const createSend = (at: Date, out: Side, fee: string, status: 'completed' | 'pending' = 'completed'): PastOrder => ({
  type: 'send',
  status,
  at,
  out,
  fee,
  through: 'network',
  step: 'Network',
});
