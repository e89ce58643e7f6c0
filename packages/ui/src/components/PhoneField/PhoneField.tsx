import { findPhoneCountry } from '@wallet/core/validation/callingCodes';
import { typePhone } from '@wallet/core/validation/contacts';
import { useCallback, useId, useState, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { phoneIcon } from '../../foundations/Icon/icons.ts';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';
import { useLocale } from '../../texts/Locale.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { Flag } from './Flag.tsx';

/** As wide as a flag, so that the text stands still when the country is known. */
const StyledNoFlag = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 24px;
  color: var(--semantic-color-icon-muted);
`;

/* The digits are next to the flag in a page from right to left too, so that the field's other end is empty for the country's name. */
const StyledInput = styled.input`
  :dir(rtl) > & {
    text-align: end;
  }
`;

/* It stands on the field's empty end, whose size it does not change, and gives way to the number: with large text on a small phone it is not shown. */
const StyledCountry = styled.span`
  position: absolute;
  inset-inline-end: var(--primitive-space-16);
  overflow: hidden;
  max-inline-size: max(0px, min(40%, 100% - 14em));
  color: var(--semantic-color-text-secondary);
  font: var(--semantic-typography-caption);
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

export type PhoneFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'autoComplete'> &
  FieldProps & {
    /** '+' and digits. Uncontrolled when omitted, as form libraries prefer. */
    readonly value?: string | undefined;
    /** Lets the autofill list offer passkeys too. @default false */
    readonly passkeys?: boolean;
    /** Receives '+' and digits (FMT-001). */
    readonly onValueChange?: ((phone: string) => void) | undefined;
  };

/**
 * A phone number in international format (native tel input). Reduces whatever is typed or pasted to a plus and digits. Its first digits tell
 * the country, which is shown and described, so that no customer has to choose it first.
 */
export function PhoneField(props: PhoneFieldProps) {
  const [frame, { passkeys = false, onValueChange, ref, ...rest }] = splitFieldProps(props);
  const texts = useTexts(typedFieldTexts);
  const locale = useLocale();
  const countryId = useId();
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  // It may have been typed before the script had loaded.
  const attach = useCallback((input: HTMLInputElement | null) => setTyped((before) => input?.value ?? before), []);
  const { inputProps, refusal } = useTypedText({
    ...rest,
    ref: useMergedRef(attach, ref),
    rule: typePhone,
    onValueChange: (phone) => {
      setTyped(phone);
      onValueChange?.(phone);
    },
  });
  const country = findPhoneCountry(rest.value ?? typed);
  return (
    <Field {...frame} describedBy={[frame.describedBy, country === null ? '' : countryId].filter(Boolean).join(' ')}>
      {(control) => (
        <>
          <div data-part="box">
            {country === null ? (
              <StyledNoFlag>
                <Icon glyph={phoneIcon} />
              </StyledNoFlag>
            ) : (
              <Flag country={country} />
            )}
            <StyledInput
              autoComplete={passkeys ? 'username webauthn' : 'username'}
              inputMode="tel"
              dir="ltr"
              {...rest}
              {...control}
              {...inputProps}
              type="tel"
            />
            {country === null ? null : (
              <StyledCountry id={countryId}>{new Intl.DisplayNames(locale, { type: 'region' }).of(country)}</StyledCountry>
            )}
          </div>
          {refusal === null ? null : <output data-part="notes">{texts.phone}</output>}
        </>
      )}
    </Field>
  );
}
