import { typePhone } from '@wallet/core/validation/contacts';
import type { ComponentPropsWithRef } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useTexts } from '../../texts/Texts.tsx';

export type PhoneFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'autoComplete'> &
  FieldProps & {
    /** '+' and digits. Uncontrolled when omitted, as form libraries prefer. */
    readonly value?: string | undefined;
    /** Lets the autofill list offer passkeys too. @default false */
    readonly passkeys?: boolean;
    /** Receives '+' and digits (FMT-001). */
    readonly onValueChange?: ((phone: string) => void) | undefined;
  };

/** A phone number in international format (native tel input). Reduces whatever is typed or pasted to a plus and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const [frame, { passkeys = false, onValueChange, ...rest }] = splitFieldProps(props);
  const texts = useTexts(typedFieldTexts);
  const { inputProps, refusal } = useTypedText({ ...rest, rule: typePhone, onValueChange });
  return (
    <Field {...frame}>
      {(control) => (
        <>
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
          {refusal === null ? null : <output data-part="notes">{texts.phone}</output>}
        </>
      )}
    </Field>
  );
}
