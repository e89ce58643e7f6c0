import { formatMoney, formatMoneyInput } from '@wallet/core/format/formatMoney';
import { fitAmount, type GetTotal } from '@wallet/core/fees/fitAmount';
import type { Quote } from '@wallet/core/fees/quote';
import { isLess, isMore, isPositive, minMoney } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import { roundMoney } from '@wallet/core/money/rounding';
import type { AmountAdvice } from '../../components/AmountInput/AmountInput.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { useTheme } from '../../foundations/ThemeRoot/Theme.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { amountTexts } from './amount.texts.ts';

type AmountBounds = {
  /** The available balance. Not revealed while balances are hidden. */
  readonly have?: Money | undefined;
  /** Of the amount. Null while unknown. */
  readonly quote: Quote | null;
  /** What is charged for another amount, to offer the largest that the balance covers. @default the amount itself */
  readonly getTotal?: GetTotal | undefined;
  /** Number of digits after the field's separator. @default the currency's */
  readonly decimals?: number;
  /** The smallest amount that is accepted. @default the minimum of the quote */
  readonly least?: Money | undefined;
  /** Set when the field's hint already states the minimum. @default false */
  readonly isLeastSaid?: boolean;
  readonly onAmount: (text: string) => void;
};

/**
 * Returns advice on the amount being typed: what the provider has against it, that the balance does not cover it, or that it is below the
 * minimum, with a correction that is accepted and tells no hidden balance. Gives one piece of advice at a time, and none for an empty, zero
 * or incomplete amount. Other issues are shown on submit.
 */
export function useAmountAdvice(amount: Money | null, bounds: AmountBounds): AmountAdvice | undefined {
  const locale = useLocale();
  const texts = useTexts(amountTexts);
  const holdingText = useHoldingText();
  const isHidden = useTheme().balances === 'hidden';
  if (amount === null || !isPositive(amount)) return undefined;
  const { have, quote, getTotal, decimals = amount.decimals, least = quote?.minimum, onAmount } = bounds;
  const offerUpTo = (most: Money): Pick<AmountAdvice, 'action' | 'onMend'> => {
    const fitting = have === undefined ? fitAmount(most, most, undefined, least) : fitAmount(minMoney(most, have), have, getTotal, least);
    if (fitting === null || (isHidden && isLess(fitting, most))) return {};
    const mended = roundMoney(fitting, decimals, 'down');
    if (!isPositive(mended) || (least !== undefined && isLess(mended, roundMoney(least, decimals, 'up')))) return {};
    return { action: texts.use({ amount: formatMoney(mended, locale) }), onMend: () => onAmount(formatMoneyInput(mended)) };
  };
  const { refusal, missing, total = amount } = quote ?? {};
  if (typeof refusal === 'string') return { isError: true, text: refusal };
  if (refusal)
    return {
      isError: true,
      text: texts.left[refusal.limit]({ amount: formatMoney(refusal.remaining, locale) }),
      ...offerUpTo(refusal.remaining),
    };
  if (have !== undefined && (isMore(amount, have) || (isMore(total, have) && !missing)))
    // For an amount above the balance, the chips below offer all of it.
    return { isError: true, text: texts.have({ amount: holdingText(have) }), ...(isMore(amount, have) ? {} : offerUpTo(amount)) };
  if (least === undefined || !isLess(amount, least)) return undefined;
  return { ...(bounds.isLeastSaid === true ? {} : { text: texts.atLeast({ amount: formatMoney(least, locale) }) }), ...offerUpTo(least) };
}
