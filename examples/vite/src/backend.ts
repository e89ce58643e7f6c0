import { money, type Money } from '@wallet/ui/money';
import type { FeeQuote } from '@wallet/ui/patterns/transfer';

export const btc = (amount: string): Money => money(amount, 'BTC', 8);
export const eur = (amount: string): Money => money(amount, 'EUR', 2);

/** The complete back end of another product, with none of the endpoints of this repository. */
const CODE = '111111';
const transfers: { readonly to: string; readonly amount: string }[] = [];
export const backend = {
  feeOf: async (): Promise<FeeQuote> => ({ kind: 'quoted', options: [{ speed: 'average', fee: btc('0.0001'), minutes: '10' }] }),
  isRightCode: async (code: string): Promise<boolean> => code === CODE,
  send: async (to: string, amount: string): Promise<number> => transfers.push({ to, amount }),
  pay: async (amount: string): Promise<boolean> => amount !== '13.00',
};
