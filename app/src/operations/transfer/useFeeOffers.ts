import { feeSpeeds, type FeeOptions } from '@wallet/contract/fees';
import { money, type Currency } from '@wallet/core/money/money';
import type { AskFee } from '@wallet/ui/patterns/transfer/Transfer.types';
import { Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { useAskFee } from '../../data/fees/useAskFee.ts';
import type { TransferAccountType } from './toTransferAsset.ts';
import { toQuoteIssues } from './toTransferOutcome.ts';

function toOffers(options: FeeOptions, { currencyCode, decimals }: Currency) {
  return feeSpeeds.map((speed) => ({ speed, fee: money(options[speed].fee, currencyCode, decimals), minutes: options[speed].time }));
}

/** Asks the network's offers for a send. @param native the currency that pays them; null while it is not known */
export function useFeeOffers(accountType: TransferAccountType, accountId: number, native: Currency | null): AskFee {
  const askFee = useAskFee();
  return async ({ amount, address }, signal) => {
    try {
      const options = await askFee({ accountType, accountId, amount, address }, signal);
      return native === null ? { kind: 'failed', failure: 'unexpected' } : { kind: 'quoted', options: toOffers(options, native) };
    } catch (error) {
      if (error instanceof Refusal && error.status === 400) return { kind: 'refused', fields: toQuoteIssues(error) };
      return { kind: 'failed', failure: loadFailure(error) };
    }
  };
}
