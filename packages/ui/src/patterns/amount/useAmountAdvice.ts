import { formatMoney, formatMoneyInput } from '@wallet/core/format/formatMoney';
import type { ExceededCardLimit } from '@wallet/core/limits/cardLimits';
import { addMoney, isLess, isMore, isPositive } from '@wallet/core/money/arithmetic';
import { fromMinorUnits, type Money } from '@wallet/core/money/money';
import type { AmountAdvice } from '../../components/AmountInput/AmountInput.tsx';
import { useHoldingText } from '../../foundations/Money/useHoldingText.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { amountTexts } from './amount.texts.ts';

type AmountBounds = {
  /** What can be spent; it stays hidden where balances are. */
  readonly have?: Money | undefined;
  /** The limit that the amount is above. */
  readonly exceeded?: ExceededCardLimit | null;
  readonly least?: Money | undefined;
  /** The least amount itself is not enough. @default false */
  readonly isLeastExclusive?: boolean;
  /** The field's hint says the least amount already. @default false */
  readonly isLeastSaid?: boolean;
  readonly onAmount: (text: string) => void;
  /** Takes the whole balance. @default the amount of `have` */
  readonly onUseAll?: (() => void) | undefined;
};

/**
 * What is said quietly under an amount as it is typed: it is more than there is, above a limit or below the minimum, and the way to mend it.
 * One thing at a time; nothing of an amount that is empty, zero or no amount yet. What the press says comes with the press.
 */
export function useAmountAdvice(amount: Money | null, bounds: AmountBounds): AmountAdvice | undefined {
  const locale = useLocale();
  const texts = useTexts(amountTexts);
  const holdingText = useHoldingText();
  if (amount === null || !isPositive(amount)) return undefined;
  const { have, exceeded, least, onAmount } = bounds;
  const use = (mended: Money): Pick<AmountAdvice, 'action' | 'onMend'> =>
    isPositive(mended) ? { action: texts.use(formatMoney(mended, locale)), onMend: () => onAmount(formatMoneyInput(mended)) } : {};
  if (have !== undefined && isMore(amount, have))
    return {
      text: texts.have(holdingText(have)),
      ...(isPositive(have) ? { action: texts.useAll, onMend: bounds.onUseAll ?? (() => onAmount(formatMoneyInput(have))) } : {}),
    };
  if (exceeded) return { text: texts.left[exceeded.limit](formatMoney(exceeded.remaining, locale)), ...use(exceeded.remaining) };
  if (least === undefined) return undefined;
  const mended = bounds.isLeastExclusive === true ? addMoney(least, fromMinorUnits(1n, least)) : least;
  if (!isLess(amount, mended)) return undefined;
  return { ...(bounds.isLeastSaid === true ? {} : { text: texts.atLeast(formatMoney(mended, locale)) }), ...use(mended) };
}
