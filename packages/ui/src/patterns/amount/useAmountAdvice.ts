import { formatMoney, formatMoneyInput } from '@wallet/core/format/formatMoney';
import type { Quote } from '@wallet/core/fees/quote';
import { addMoney, isLess, isMore, isPositive } from '@wallet/core/money/arithmetic';
import { fromMinorUnits, type Money } from '@wallet/core/money/money';
import type { AmountAdvice } from '../../components/AmountInput/AmountInput.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { amountTexts } from './amount.texts.ts';

type AmountBounds = {
  /** The available balance. Not revealed while balances are hidden. */
  readonly have?: Money | undefined;
  /** What is charged, which the balance has to cover. @default the amount */
  readonly total?: Money | undefined;
  /** What the provider has against the amount. */
  readonly refusal?: Quote['refusal'];
  readonly least?: Money | undefined;
  /** Set when the amount has to be greater than the minimum. @default false */
  readonly isLeastExclusive?: boolean;
  /** Set when the field's hint already states the minimum. @default false */
  readonly isLeastSaid?: boolean;
  readonly onAmount: (text: string) => void;
};

/**
 * Returns advice on the amount being typed: that it exceeds the balance or a limit, or is below the minimum, with a correction. Gives one
 * piece of advice at a time, and none for an empty, zero or incomplete amount. Other issues are shown on submit.
 */
export function useAmountAdvice(amount: Money | null, bounds: AmountBounds): AmountAdvice | undefined {
  const locale = useLocale();
  const texts = useTexts(amountTexts);
  const holdingText = useHoldingText();
  if (amount === null || !isPositive(amount)) return undefined;
  const { have, total = amount, refusal, least, onAmount } = bounds;
  const use = (mended: Money): Pick<AmountAdvice, 'action' | 'onMend'> =>
    isPositive(mended)
      ? { action: texts.use({ amount: formatMoney(mended, locale) }), onMend: () => onAmount(formatMoneyInput(mended)) }
      : {};
  if (have !== undefined && isMore(total, have))
    // The chips at the amount offer all of it.
    return { isError: true, text: texts.have({ amount: holdingText(have) }) };
  if (typeof refusal === 'string') return { isError: true, text: refusal };
  if (refusal)
    return {
      isError: true,
      text: texts.left[refusal.limit]({ amount: formatMoney(refusal.remaining, locale) }),
      ...use(refusal.remaining),
    };
  if (least === undefined) return undefined;
  const mended = bounds.isLeastExclusive === true ? addMoney(least, fromMinorUnits(1n, least)) : least;
  if (!isLess(amount, mended)) return undefined;
  return { ...(bounds.isLeastSaid === true ? {} : { text: texts.atLeast({ amount: formatMoney(mended, locale) }) }), ...use(mended) };
}
