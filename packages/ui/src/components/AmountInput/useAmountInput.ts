import { amountCaret, decimalMark, finishAmount, typeAmount } from '@wallet/core/validation/typeAmount';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useFlash } from './useFlash.ts';
import { useLocale } from '../../texts/Locale.tsx';

type AmountInputOptions = {
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  readonly decimals: number;
  readonly integerDigits: number;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
};

/**
 * The behaviour of an amount field; the rule itself is `typeAmount` of core. What is shown has the decimal mark of the locale, what is
 * kept and handed on always a point. `rejected` is true for 400 ms after a refused keystroke.
 */
export function useAmountInput({ decimals, integerDigits, onBlur, ...text }: AmountInputOptions) {
  const locale = useLocale();
  const point = decimalMark(locale);
  const [rejected, flash] = useFlash();
  const inputProps = useTypedText({
    ...text,
    value: text.value.replace('.', point),
    onValueChange: (shown) => text.onValueChange(shown.replace(point, '.')),
    rule: (raw, previous) => typeAmount(raw, locale, { decimals, integerDigits, previous }),
    caret: (raw, caret, shown) => amountCaret(raw, locale, caret, shown),
    onRejected: flash,
  });
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const finished = finishAmount(text.value); // "5." becomes "5" (D-FMT-11)
    if (finished !== text.value) text.onValueChange(finished);
    onBlur?.(event);
  };
  return { inputProps: { ...inputProps, onBlur: leave }, rejected };
}
