import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import type { FieldProps } from '../../foundations/Field/Field.tsx';
import { FieldButton } from '../../foundations/Field/FieldButton.tsx';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { StyledAmountBox, StyledAmountField } from './AmountInput.styles.ts';
import { amountInputTexts } from './AmountInput.texts.ts';
import { useAmountInput } from './useAmountInput.ts';

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
    /** The code of a currency, or a control that switches it, after the amount. */
    readonly suffix?: ReactNode;
    /** Puts the whole balance into the field; the button shows while it is given. */
    readonly onUseAll?: (() => void) | undefined;
    /** Words of that button. @default 'Use all' */
    readonly allLabel?: string;
    /** The amount in another currency, below the field; a change is announced. */
    readonly converted?: ReactNode;
  };

/** A text field for an amount of money (native text input). A comma becomes a dot; a keystroke that cannot be flashes and is announced. */
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
  onFocus,
  onBlur,
  decimals,
  integerDigits = 10,
  look = 'field',
  sign,
  suffix,
  onUseAll,
  allLabel,
  converted,
  'aria-describedby': describedBy,
  ...rest
}: AmountInputProps) {
  const texts = useTexts(amountInputTexts);
  const { inputProps, rejected } = useAmountInput({ value, onValueChange, onChange, onFocus, onBlur, decimals, integerDigits });
  const shown = value === '' ? (rest.placeholder ?? '') : value;
  const digits: CSSProperties & Record<'--digits', number> = { '--digits': Math.max(1, shown.length) };
  return (
    <StyledAmountField {...{ label, labelHidden, hint, issue, id, className, describedBy }}>
      {(control) => (
        <>
          <StyledAmountBox
            data-part={look === 'field' ? 'box' : undefined}
            data-look={look}
            data-length={lengthStep(shown.length)}
            data-rejected={rejected || undefined}
            data-invalid={control['aria-invalid']}
            style={look === 'field' ? undefined : digits}
          >
            {sign ? (
              <span data-part="sign" aria-hidden>
                {sign}
              </span>
            ) : null}
            <input autoComplete="off" inputMode="decimal" {...rest} {...control} {...inputProps} type="text" />
            {onUseAll ? (
              <FieldButton data-text disabled={rest.disabled} onClick={onUseAll}>
                {allLabel ?? texts.all}
              </FieldButton>
            ) : null}
            {suffix}
          </StyledAmountBox>
          <LiveRegion>{rejected ? texts.rejected(integerDigits, decimals) : null}</LiveRegion>
          {converted === undefined ? null : <output data-part="notes">{converted}</output>}
        </>
      )}
    </StyledAmountField>
  );
}

/** The large amount shrinks in four steps, so that it never wraps or scrolls. */
function lengthStep(length: number): 's' | 'm' | 'l' | 'xl' {
  if (length <= 7) return 's';
  if (length <= 9) return 'm';
  return length <= 11 ? 'l' : 'xl';
}
