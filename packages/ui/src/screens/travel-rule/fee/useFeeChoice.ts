import { feeShortage } from '@wallet/core/fees/networkFee';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money } from '@wallet/core/money/money';
import type { Locale } from '@wallet/core/format/locale';
import { useState } from 'react';
import type { AskFee, TransferAsset, TransferSpeed } from '../../../patterns/transfer/Transfer.types.ts';
import { isNative } from '../../../patterns/transfer/transferIssues.ts';
import { useFeeQuote } from '../../../patterns/networkFee/useFeeQuote.ts';
import { useLocale } from '../../../texts/Locale.tsx';

type FeeChoiceOptions = {
  readonly asset: TransferAsset;
  readonly amount: Money;
  readonly address: string;
  readonly first: TransferSpeed;
  readonly onAskFee: AskFee;
  /** Returns the message for a missing amount (D-TRS-05). */
  readonly needMore: (amount: string) => string;
};

/**
 * Returns the message for what is missing to pay the fee on top of the amount; undefined when nothing is, or when the amount itself is too
 * high (D-TRS-04, D-TRS-25).
 */
export function getShortageText(
  { asset, amount, needMore }: Pick<FeeChoiceOptions, 'asset' | 'amount' | 'needMore'>,
  fee: Money,
  locale: Locale,
) {
  const { upper, feeAllowance } = asset;
  if (isMore(amount, upper)) return undefined;
  const missing = feeShortage({ fee, feeAllowance, native: isNative(asset) ? { amount, upper } : null });
  return missing === null ? undefined : needMore(formatMoney(missing, locale));
}

/** The network's offers for a send whose amount and address are fixed, and the chosen one (D-TRS-30). */
export function useFeeChoice({ asset, amount, address, first, onAskFee, needMore }: FeeChoiceOptions) {
  const locale = useLocale();
  const [speed, setSpeed] = useState<TransferSpeed>(first);
  // The provider would only refuse to quote more than the balance.
  const { quote, retry } = useFeeQuote(isMore(amount, asset.upper) ? null : { amount: toAmountText(amount), address }, onAskFee);
  const offer = quote?.kind === 'quoted' ? quote.options.find((option) => option.speed === speed) : undefined;
  const fee = offer?.fee ?? null;
  return {
    quote,
    retry,
    /** Null when the network does not offer it. */
    speed: offer === undefined && quote?.kind === 'quoted' ? null : speed,
    choose: setSpeed,
    fee,
    issue: fee === null ? undefined : getShortageText({ asset, amount, needMore }, fee, locale),
  };
}
