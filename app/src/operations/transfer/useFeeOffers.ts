import { feeSpeeds, type FeeOptions } from '@wallet/contract/fees';
import { money, type Currency } from '@wallet/core/money/money';
import type { AskFee } from '@wallet/ui/patterns/transfer/Transfer.types';
import { attempt, UNEXPECTED } from '../../api/outcome.ts';
import { useAskFee } from '../../data/fees.ts';
import type { TransferAccountType } from './toTransferAsset.ts';
import { toQuoteIssues } from './toTransferOutcome.ts';

function toOffers(options: FeeOptions, { currencyCode, decimals }: Currency) {
  return feeSpeeds.map((speed) => ({ speed, fee: money(options[speed].fee, currencyCode, decimals), minutes: options[speed].time }));
}

/** Asks the network's offers for a send. @param native the currency that pays them; null while it is not known */
export function useFeeOffers(accountType: TransferAccountType, accountId: number, native: Currency | null): AskFee {
  const askFee = useAskFee();
  return async ({ amount, address }, signal) => {
    const outcome = await attempt(() => askFee({ accountType, accountId, amount, address }, signal), {
      special: (refusal) => (refusal.status === 400 ? { kind: 'refused', fields: toQuoteIssues(refusal) } : UNEXPECTED),
      otherwise: () => UNEXPECTED, // a question that was cancelled, or a session that is over: the form leaves or asks again
    });
    if (outcome.kind !== 'done') return outcome;
    return native === null ? UNEXPECTED : { kind: 'quoted', options: toOffers(outcome.value, native) };
  };
}
