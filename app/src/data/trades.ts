import type { AnswerOf, BodyOf } from '@wallet/contract/endpoint';
import {
  buyCrypto,
  buyToken,
  confirmCryptoSale,
  confirmTokenSale,
  prepareCryptoSale,
  prepareTokenSale,
} from '@wallet/contract/operations/trades';
import { useCall } from '../providers/useCall.ts';
import { useMoneyMoved } from './moneyMoved.ts';

export type CoinPurchase = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  /** The EUR account that pays. */
  readonly account: number;
  /** Decimal string, in EUR. */
  readonly amount: string;
  /** One for each purchase that the customer means (D-LEG-21). */
  readonly idempotencyKey: string;
  /** The ask that was shown, where the market moves (MKT-014). */
  readonly rate?: string | undefined;
};

/** Buys a coin or a stablecoin (API-039, API-040); answers the order's id (LEG-029). */
export function useBuyCoin(): (input: CoinPurchase) => Promise<{ readonly id: string }> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return async ({ coinType, coinId: id, account, amount, rate, idempotencyKey }) => {
    const order = await call(
      coinType === 'crypto' ? buyCrypto : buyToken,
      { params: { id }, body: { account, amount, ...(rate === undefined ? {} : { rate }) } },
      { idempotencyKey },
    );
    void moneyMoved();
    return order;
  };
}

export type PreparedSale = AnswerOf<typeof prepareCryptoSale>;
export type SalePreparation = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  readonly body: BodyOf<typeof prepareCryptoSale>;
  readonly idempotencyKey: string;
};

/** Prepares a sale, by which an SMS code is sent (API-041, API-042). Nothing moves yet. */
export function usePrepareSale(): (input: SalePreparation) => Promise<PreparedSale> {
  const call = useCall();
  return ({ coinType, coinId: id, body, idempotencyKey }) =>
    call(coinType === 'crypto' ? prepareCryptoSale : prepareTokenSale, { params: { id }, body }, { idempotencyKey });
}

export type FinalSale = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  /** Of the prepared operation; also the key of the call: it sells once, whatever happens to the answer (D-LEG-21). */
  readonly uuid: string;
  /** What the device has signed and sealed. */
  readonly payload: string;
};

/** Sells what was prepared (API-043, API-044); answers the order's id (LEG-040). */
export function useConfirmSale(): (input: FinalSale) => Promise<{ readonly id: string }> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return async ({ coinType, coinId: id, ...body }) => {
    const order = await call(
      coinType === 'crypto' ? confirmCryptoSale : confirmTokenSale,
      { params: { id }, body },
      { idempotencyKey: body.uuid },
    );
    void moneyMoved();
    return order;
  };
}
