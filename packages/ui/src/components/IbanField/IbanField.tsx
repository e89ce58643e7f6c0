import { normalizeIban } from '@wallet/core/validation/iban';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../../foundations/Field/Field.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { StyledIbanBox } from './IbanField.styles.ts';

export type IbanFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type' | 'maxLength'> &
  FieldProps & {
    /** Letters and digits without spaces. */
    readonly value: string;
    /** Receives upper-case letters and digits without spaces (SEPA-039). */
    readonly onValueChange: (iban: string) => void;
    /** The bank that was found for this IBAN; announced when it appears. */
    readonly bank?: string | undefined;
  };

/** An IBAN (native text input): upper-cased while typed, in groups of four while read. Spaces and hyphens of a pasted one are dropped. */
export function IbanField({
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
  bank,
  'aria-describedby': describedBy,
  ...rest
}: IbanFieldProps) {
  const inputProps = useTypedText({
    rule: (raw) => ({ kind: 'accepted', text: normalizeIban(raw) }),
    value,
    onValueChange,
    onChange,
    onFocus,
  });
  const groups = value.match(/.{1,4}/g) ?? [];
  return (
    <Field {...{ label, labelHidden, hint, issue, id, className, describedBy }}>
      {(control) => (
        <>
          <StyledIbanBox data-part="box" data-groups={groups.length}>
            <input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...rest} {...control} {...inputProps} type="text" />
            <span data-part="reading" aria-hidden>
              {groups.join(' ')}
            </span>
          </StyledIbanBox>
          <output data-part="notes">{bank}</output>
        </>
      )}
    </Field>
  );
}
