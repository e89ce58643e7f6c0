import { normalizePhone } from '@wallet/core/validation/contacts';
import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldProps } from '../../foundations/Field/Field.tsx';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';

export type PhoneFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'autoComplete'> &
  FieldProps & {
    /** '+' and digits; without it the input holds the text, as a form library likes it. */
    readonly value?: string | undefined;
    /** Whether the list of the field offers passkeys too. @default false */
    readonly passkeys?: boolean;
    /** Receives '+' and digits (FMT-001). */
    readonly onValueChange?: ((phone: string) => void) | undefined;
  };

/** A phone number in the international form (native tel input): a plus and digits, whatever is typed or pasted. */
export function PhoneField({
  label,
  labelHidden,
  hint,
  issue,
  id,
  className,
  value,
  passkeys = false,
  onValueChange,
  onChange,
  onFocus,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  const inputProps = useTypedText({ rule: (raw) => ({ kind: 'accepted', text: phoneText(raw) }), value, onValueChange, onChange, onFocus });
  return (
    <Field {...{ label, labelHidden, hint, issue, id, className, describedBy }}>
      {(control) => (
        <div data-part="box">
          <input
            autoComplete={passkeys ? 'username webauthn' : 'username'}
            inputMode="tel"
            dir="ltr"
            {...rest}
            {...control}
            {...inputProps}
            type="tel"
          />
        </div>
      )}
    </Field>
  );
}

/** An emptied field stays empty: the plus comes with the first digit. */
const phoneText = (raw: string): string => (raw === '' ? '' : normalizePhone(raw));
