import { type FeeOptions, feeSpeeds } from '@wallet/contract/fees';
import { type Currency, money } from '@wallet/core/money/money';
import type { FeeAnswer, FeeOffer } from '@wallet/ui/screens/trade/TradeScreen.types';
import { useCallback } from 'react';
import { Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { useAskFee } from '../../data/fees/useAskFee.ts';
import type { Pair } from './Pair.ts';

/** The network's offers in their order (D-LEG-12). @param currency that pays the fee */
export function toOffers(options: FeeOptions, { currencyCode, decimals }: Currency): readonly FeeOffer[] {
  return feeSpeeds.map((speed) => ({
    speed,
    description: options[speed].description,
    fee: money(options[speed].fee, currencyCode, decimals),
  }));
}

/** What the fee call says: its amount at the amount, all else at the fee (LEG-028, D-LEG-12). */
export function toFeeRefusal({ body: { fields = {}, message } }: Refusal): Extract<FeeAnswer, { kind: 'refused' }> {
  const amount = fields['amount']?.[0];
  return { kind: 'refused', fields: amount === undefined ? { fee: message } : { amount } };
}

/** Asks what the network takes for a sale of an amount; without an address the provider quotes to its own (LEG-028). */
export function useSaleFee({ coinType, coinId, accountId }: Pair) {
  const askFee = useAskFee();
  return useCallback(
    async ({ amount }: { readonly amount: string }, currency: Currency, signal: AbortSignal): Promise<FeeAnswer> => {
      try {
        const options = await askFee({ accountType: coinType, accountId: coinId, amount, wallet: accountId }, signal);
        return { kind: 'quoted', offers: toOffers(options, currency) };
      } catch (error) {
        if (error instanceof Refusal && error.status === 400) return toFeeRefusal(error);
        return { kind: 'failed', failure: loadFailure(error) };
      }
    },
    [askFee, coinType, coinId, accountId],
  );
}
