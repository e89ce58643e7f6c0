import type { TravelRuleTexts } from '../travelRule.texts.ts';
import { missingFunds } from '@wallet/core/fees/fiatExchange';
import { quoteExactSend } from '@wallet/core/fees/networkFee';
import type { GetSendQuote, Quote } from '@wallet/core/fees/quote';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, zeroMoney, type Money } from '@wallet/core/money/money';
import { useState } from 'react';
import { useHoldingText } from '../../../foundations/Money/useHoldingText.ts';
import type { AskFee, TransferAsset, TransferSpeed } from '../../../patterns/transfer/Transfer.types.ts';
import { findOffer } from '../../../patterns/networkFee/findOffer.ts';
import { useFeeQuote } from '../../../patterns/networkFee/useFeeQuote.ts';

type FeeChoiceOptions = {
  readonly asset: TransferAsset;
  readonly amount: Money;
  readonly address: string;
  readonly first: TransferSpeed;
  readonly onAskFee: AskFee;
  readonly getQuote: GetSendQuote | undefined;
  /** Returns the message for a missing amount (D-TRS-05). */
  readonly needMore: TravelRuleTexts['needMore'];
};

/** The network's offers for a send whose amount and address are fixed, and the chosen one (D-TRS-30). */
export function useFeeChoice({ asset, amount, address, first, onAskFee, getQuote, needMore }: FeeChoiceOptions) {
  const holdingText = useHoldingText();
  const [speed, setSpeed] = useState<TransferSpeed>(first);
  // The provider would only refuse to quote more than the balance.
  const { quote, retry } = useFeeQuote(isMore(amount, asset.upper) ? null : { amount: toAmountText(amount), address }, onAskFee);
  const options = quote?.kind === 'quoted' ? quote.options : null;
  const isFree = options?.length === 0;
  const offer = findOffer(options ?? [], speed);
  const fee = isFree ? zeroMoney(asset.feeAllowance) : (offer?.fee ?? null);
  const cost: Quote | null = fee === null ? null : (getQuote?.(amount, fee) ?? quoteExactSend(amount, fee, asset));
  const refusal = cost?.refusal;
  const missing = cost && (cost.missing ?? missingFunds(cost.total, asset.upper));
  // An amount that is too high itself has its own message (D-TRS-04, D-TRS-25).
  const shortage = missing && !isMore(amount, asset.upper) ? needMore({ amount: holdingText(missing) }) : undefined;
  const issue = typeof refusal === 'string' ? refusal : shortage;
  return {
    quote,
    retry,
    isFree,
    /** Null when the network does not offer it. */
    speed: offer?.speed ?? (options === null || isFree ? speed : null),
    choose: setSpeed,
    /** Null when it is unknown or not accepted. */
    fee: cost?.isAllowed === true || issue !== undefined ? fee : null,
    cost,
    networkFee: fee,
    issue,
  };
}
