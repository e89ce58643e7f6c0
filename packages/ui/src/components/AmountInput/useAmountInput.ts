import { fromLocalAmount, toLocalAmount } from '@wallet/core/format/localAmount';
import { amountCaret, finishAmount, typeAmount } from '@wallet/core/validation/typeAmount';
import type { ChangeEvent, FocusEvent } from 'react';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useFlash } from './useFlash.ts';

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
 * The behaviour of an amount field; the rule itself is `typeAmount` of core. What is shown has the decimal mark of the language, what is
 * kept and handed on always a point. `rejected` is true for 400 ms after a refused keystroke.
 */
export function useAmountInput({ decimals, integerDigits, onBlur, ...text }: AmountInputOptions) {
  const [rejected, flash] = useFlash();
  const inputProps = useTypedText({
    ...text,
    value: toLocalAmount(text.value),
    onValueChange: (shown) => text.onValueChange(fromLocalAmount(shown)),
    rule: (raw, previous) => {
      const typed = typeAmount(raw, { decimals, integerDigits, previous });
      return typed.kind === 'accepted' ? { ...typed, text: toLocalAmount(typed.text) } : typed;
    },
    caret: amountCaret,
    onRejected: flash,
  });
  const leave = (event: FocusEvent<HTMLInputElement>): void => {
    const finished = finishAmount(text.value); // "5." becomes "5" (D-FMT-11)
    if (finished !== text.value) text.onValueChange(finished);
    onBlur?.(event);
  };
  return { inputProps: { ...inputProps, onBlur: leave }, rejected };
}
