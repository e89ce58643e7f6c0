import { finishAmount, showAmount, typeAmount } from '@wallet/core/validation/typeAmount';
import type { ComponentPropsWithRef, CSSProperties, FocusEvent, PointerEvent, ReactNode } from 'react';
import type { FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledAmountBox, StyledAmountField } from './AmountInput.styles.ts';
import { amountInputTexts } from './AmountInput.texts.ts';
import { useFlash } from './useFlash.ts';

/** What is to be known of the amount in a field, and the way to mend it in one press. */
export type AmountAdvice = {
  /** 'You have €12,450.75'. @default the field's hint, which says it already */
  readonly text?: string | undefined;
  /** What the button does: 'Use all'; without it there is none. */
  readonly action?: string;
  readonly onMend?: () => void;
};

export type AmountInputProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type' | 'prefix'> &
  FieldProps & {
    /** The text as typed, '' when empty. Never a number: '1.10' and '1.1' are different texts. */
    readonly value: string;
    /** Receives the accepted text: a dot as separator, no leading zeros. */
    readonly onValueChange: (text: string) => void;
    /** Most digits after the separator: the currency's decimals. */
    readonly decimals: number;
    /** Most digits before the separator (LIM-018). @default 10 */
    readonly integerDigits?: number;
    /** `field` in a form, `bare` as the one large amount of an operation, `cell` at the end of an exchange's cell. @default 'field' */
    readonly look?: 'field' | 'bare' | 'cell';
    /** The sign of a fiat currency, before the amount. */
    readonly sign?: string | undefined;
    /** The currency's code; a paste of another currency is refused and says so. */
    readonly currencyCode?: string | undefined;
    /** Said quietly in the place of the hint while the amount is too much or too little, with the way to mend it. */
    readonly advice?: AmountAdvice | undefined;
    /** The code of a currency, or a control that switches it, after the amount. */
    readonly suffix?: ReactNode;
    /** Puts the whole balance into the field; the button shows while it is given. */
    readonly onUseAll?: (() => void) | undefined;
    /** Words of that button. @default 'Use all' */
    readonly allLabel?: string;
    /** The amount in another currency, below the field; a change is announced. */
    readonly converted?: ReactNode;
  };

/**
 * A text field for an amount of money (native text input). It is grouped while it is typed, a comma becomes a dot, a paste is read as it was
 * written; what cannot be flashes and says why, for as long as nothing else is typed.
 */
export function AmountInput({
  label,
  labelHidden,
  hint,
  issue,
  id,
  className,
  value,
  onValueChange,
  onChange,
  onKeyDown,
  onBlur,
  decimals,
  integerDigits = 10,
  look = 'field',
  sign,
  currencyCode,
  advice,
  suffix,
  onUseAll,
  allLabel,
  converted,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: AmountInputProps) {
  const texts = useTexts(amountInputTexts);
  const locale = useLocale();
  const [rejected, flash] = useFlash();
  const {
    shown = '',
    inputProps,
    refusal,
    keep,
  } = useTypedText({
    rule: ({ now, previous, selection, forward }) =>
      typeAmount(now, locale, { decimals, integerDigits, currencyCode, previous, selection, forward }),
    show: (text) => showAmount(text, locale),
    value,
    onValueChange,
    onChange,
    onKeyDown,
    onRejected: flash,
    ref,
  });
  const blur = (event: FocusEvent<HTMLInputElement>): void => {
    const finished = finishAmount(value); // "5." becomes "5" (D-FMT-11)
    if (finished !== value) keep(finished);
    onBlur?.(event);
  };
  const length = (shown === '' ? (rest.placeholder ?? '') : shown).length;
  const digits: CSSProperties & Record<'--digits', number> = { '--digits': Math.max(1, length) };
  return (
    <StyledAmountField
      {...{ label, labelHidden, issue, id, className, describedBy }}
      hint={advice === undefined ? hint : <Advice {...advice} text={advice.text ?? hint} />}
    >
      {(control) => (
        <>
          <StyledAmountBox
            data-part={look === 'field' ? 'box' : undefined}
            data-look={look}
            data-length={lengthStep(length)}
            data-rejected={rejected || undefined}
            data-invalid={control['aria-invalid']}
            style={look === 'field' ? undefined : digits}
          >
            {sign ? (
              <span data-part="sign" aria-hidden>
                {sign}
              </span>
            ) : null}
            <input autoComplete="off" inputMode="decimal" {...rest} {...control} {...inputProps} type="text" onBlur={blur} />
            {onUseAll ? (
              <FieldButton data-text disabled={rest.disabled} onClick={onUseAll}>
                {allLabel ?? texts.all}
              </FieldButton>
            ) : null}
            {suffix}
          </StyledAmountBox>
          <output data-part="notes">{refusal === null ? null : texts.refused[refusal]({ integerDigits, decimals, currencyCode })}</output>
          {converted === undefined ? null : <output data-part="notes">{converted}</output>}
        </>
      )}
    </StyledAmountField>
  );
}

/** Keeps the focus, and a phone's keyboard, in the field. */
const keepFocus = (event: PointerEvent): void => event.preventDefault();

/** What holds, and the button that mends it; said when it comes. */
function Advice({ text, action, onMend }: Omit<AmountAdvice, 'text'> & { readonly text: ReactNode }) {
  return (
    <output>
      {text}
      {action === undefined ? null : (
        <>
          {text ? ' · ' : null}
          <button type="button" onPointerDown={keepFocus} onClick={onMend}>
            {action}
          </button>
        </>
      )}
    </output>
  );
}

/** The large amount shrinks in four steps, so that it never wraps or scrolls. */
function lengthStep(length: number): 's' | 'm' | 'l' | 'xl' {
  if (length <= 7) return 's';
  if (length <= 9) return 'm';
  return length <= 11 ? 'l' : 'xl';
}
