import type { ResponseOf, BodyOf } from '@wallet/contract/endpoint';
import {
  buyCrypto,
  buyToken,
  confirmCryptoSale,
  confirmTokenSale,
  prepareCryptoSale,
  prepareTokenSale,
} from '@wallet/contract/operations/trades';
import { useCall } from '../providers/useCall.ts';
import { useMoneyCall } from './moneyMoved.ts';

export type CoinPurchase = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  readonly account: number;
  /** Decimal string, in EUR. */
  readonly amount: string;
  /** One per intended purchase (D-LEG-21). */
  readonly idempotencyKey: string;
  /** The ask price that was shown, for a moving market (MKT-014). */
  readonly rate?: string | undefined;
};

/** Buys a coin or a stablecoin (API-039, API-040). Resolves with the order's id (LEG-029). */
export function useBuyCoin(): (input: CoinPurchase) => Promise<{ readonly id: string }> {
  const call = useMoneyCall();
  return ({ coinType, coinId: id, account, amount, rate, idempotencyKey }) => {
    const body = { account, amount, ...(rate === undefined ? {} : { rate }) };
    return call(coinType === 'crypto' ? buyCrypto : buyToken, { params: { id }, body }, { idempotencyKey });
  };
}

export type PreparedSale = ResponseOf<typeof prepareCryptoSale>;
export type SalePreparation = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  readonly body: BodyOf<typeof prepareCryptoSale>;
  readonly idempotencyKey: string;
};

/** Prepares a sale, which sends an SMS code (API-041, API-042). No money moves yet. */
export function usePrepareSale(): (input: SalePreparation) => Promise<PreparedSale> {
  const call = useCall();
  return ({ coinType, coinId: id, body, idempotencyKey }) =>
    call(coinType === 'crypto' ? prepareCryptoSale : prepareTokenSale, { params: { id }, body }, { idempotencyKey });
}

export type FinalSale = {
  readonly coinType: 'crypto' | 'stablecoin';
  readonly coinId: number;
  /** Of the prepared operation. Also the idempotency key, so that a repeated call after a lost response sells only once (D-LEG-21). */
  readonly uuid: string;
  readonly payload: string;
};

/** Sells a prepared amount (API-043, API-044). Resolves with the order's id (LEG-040). */
export function useConfirmSale(): (input: FinalSale) => Promise<{ readonly id: string }> {
  const call = useMoneyCall();
  return ({ coinType, coinId: id, ...body }) =>
    call(coinType === 'crypto' ? confirmCryptoSale : confirmTokenSale, { params: { id }, body }, { idempotencyKey: body.uuid });
}
