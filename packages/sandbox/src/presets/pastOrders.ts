import type { PastOrder } from './historyOrder.ts';

// Past orders by kind. Amounts are unsigned decimal texts, and a fee is part of what leaves.

type Side = NonNullable<PastOrder['out']>;

export const toEuros = (amount: string): Side => ({ amount, currency: 'EUR' });

const complete = (type: string, at: Date) => ({ type, status: 'completed', at }) as const;
const bank = { through: 'sepa_clearing', step: 'Bank transfer' } as const;
const card = { through: 'card_clearing', step: 'Card payment' } as const;
const network = { through: 'network', step: 'Network' } as const;
const trade = (step: string) => ({ through: 'fx_position', step }) as const;

export const topUpSepa = (at: Date, amount: string): PastOrder => ({ ...complete('top_up_sepa', at), ...bank, in: toEuros(amount) });

export const topUpCard = (at: Date, amount: string): PastOrder => ({ ...complete('top_up_card', at), ...card, in: toEuros(amount) });

export const withdrawSepa = (at: Date, amount: string, fee: string): PastOrder => ({
  ...complete('withdraw_sepa', at),
  ...bank,
  out: toEuros(amount),
  fee,
});

export const exchangeFiat = (at: Date, out: Side, into: Side): PastOrder => ({
  ...complete('exchange_fiat', at),
  ...trade('Exchange'),
  out,
  in: into,
});

export const createPurchase = (type: 'buy' | 'token_buy', at: Date, amount: string, fee: string, into: Side): PastOrder => ({
  ...complete(type, at),
  ...trade('Purchase'),
  out: toEuros(amount),
  fee,
  in: into,
});

export const createSale = (at: Date, out: Side, fee: string, amount: string): PastOrder => ({
  ...complete('sell', at),
  ...trade('Sale'),
  out,
  fee,
  in: toEuros(amount),
});

export const createReceipt = (at: Date, into: Side): PastOrder => ({ ...complete('receive', at), ...network, in: into, fee: '0.00000000' });

export const createSend = (at: Date, out: Side, fee: string): PastOrder => ({ ...complete('send', at), ...network, out, fee });
