import { typeIban } from '@wallet/core/validation/iban';
import type { ComponentPropsWithRef } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { styled } from 'styled-components';

const StyledIbanBox = styled.div`
  [data-part='reading'] {
    position: absolute;
    inset-inline: calc(var(--component-field-padding-x) - 1px);
    overflow: hidden;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  &:has(input:is(:focus, :disabled)) [data-part='reading'] {
    display: none;
  }
  input:not(:focus, :disabled) {
    color: transparent;
  }
  &[data-groups='8'] [data-part='reading'],
  &[data-groups='9'] [data-part='reading'] {
    font-size: var(--primitive-font-size-14);
    line-height: 1.3;
  }
`;

export type IbanFieldProps = Omit<ComponentPropsWithRef<'input'>, 'value' | 'type' | 'maxLength'> &
  FieldProps & {
    /** Letters and digits without spaces. */
    readonly value: string;
    /** Receives upper-case letters and digits without spaces (SEPA-039). */
    readonly onValueChange: (iban: string) => void;
    /** The bank found for this IBAN. Announced when it appears. */
    readonly bank?: string | undefined;
  };

/**
 * An IBAN (native text input). Upper-cased while typing and shown in groups of four when not edited. Spaces and hyphens of a pasted IBAN
 * are dropped.
 */
export function IbanField(props: IbanFieldProps) {
  const [frame, { onValueChange, bank, ...rest }] = splitFieldProps(props);
  const texts = useTexts(typedFieldTexts);
  const { inputProps, refusal } = useTypedText({ ...rest, rule: typeIban, onValueChange });
  const groups = rest.value.match(/.{1,4}/g) ?? [];
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <StyledIbanBox data-part="box" data-groups={groups.length}>
            <input autoComplete="off" autoCapitalize="characters" spellCheck={false} {...rest} {...control} {...inputProps} type="text" />
            <span data-part="reading" aria-hidden>
              {groups.join(' ')}
            </span>
          </StyledIbanBox>
          <output data-part="notes">{refusal === null ? bank : texts.iban}</output>
        </>
      )}
    </Field>
  );
}
