import { typeCode } from '@wallet/core/validation/codes';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type CSSProperties, type FocusEvent, type SyntheticEvent } from 'react';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { typedFieldTexts } from '../../foundations/Field/typedField.texts.ts';
import { useTypedText } from '../../foundations/Field/useTypedText.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { styled } from 'styled-components';

const StyledCells = styled.div`
  --gap: var(--component-code-cell-gap);
  --cell: calc((100cqi - (var(--length) - 1) * var(--gap)) / var(--length));
  position: relative;
  max-inline-size: calc(var(--length) * 56px + (var(--length) - 1) * var(--gap));
  block-size: var(--component-code-cell-height);
  /* The input is one cell wider than its frame, for the caret after the last digit. A scrollable frame would scroll to it. */
  overflow: clip;
  container-type: inline-size;

  [data-part='cells'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: var(--gap);
    block-size: 100%;
  }
  span {
    border: 1px solid var(--component-field-border);
    border-radius: var(--component-code-cell-radius);
    background: var(--component-field-bg);
  }
  &:has(:focus) span[data-active] {
    border: 2px solid var(--component-field-border-focus);
  }
  /* All of them, also the active one. */
  &&:has([aria-invalid='true']) span {
    border: 2px solid var(--component-field-border-error);
  }
  &:has(:disabled) {
    color: var(--semantic-color-text-disabled);
  }
  &:has(:disabled) span {
    border-color: transparent;
    background: var(--semantic-color-bg-disabled);
  }
  &[data-busy] span {
    background: var(--semantic-color-bg-sunken);
  }
  input {
    position: absolute;
    inset: 0 auto 0 0;
    inline-size: calc(100cqi + var(--cell) + var(--gap));
    block-size: 100%;
    padding-inline-start: calc((var(--cell) - 1ch) / 2);
    border-radius: 0;
    font: var(--semantic-typography-title-md);
    letter-spacing: calc(var(--cell) + var(--gap) - 1ch);
    direction: ltr;
  }
  /* The digits are selected after a wrong code. Without this the gaps between the cells would be highlighted too. */
  input::selection {
    background: transparent;
  }
  @media (forced-colors: active) {
    &:has(:focus) span[data-active] {
      border-color: Highlight;
    }
  }
`;

export type CodeInputProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'maxLength'> &
  FieldProps & {
    /** Number of digits: 6 by SMS, 4 by call. */
    readonly length: 4 | 6;
    /** The digits typed so far. Uncontrolled when omitted. */
    readonly value?: string | undefined;
    /** Receives digits only, at most `length` of them. */
    readonly onValueChange?: ((digits: string) => void) | undefined;
    /** Set while the code is being checked. The field is then read-only. @default false */
    readonly busy?: boolean | undefined;
  };

/**
 * A one-time code. A single native input drawn as cells, so that paste, autofill and screen readers work as in a plain field. Strips
 * non-digits and replaces the content with a pasted code; input that does not fit is refused with a message. A complete code is not
 * submitted automatically. When an issue arrives, the digits are selected so that typing replaces them.
 */
export function CodeInput(props: CodeInputProps) {
  const [frame, { length, onValueChange, onFocus, onSelect, busy, ...rest }] = splitFieldProps(props);
  const { issue } = frame;
  const [active, setActive] = useState(0);
  const cells = useRef<HTMLDivElement>(null);
  const texts = useTexts(typedFieldTexts);
  const { inputProps, refusal } = useTypedText({ ...rest, rule: (edit) => typeCode(edit, length), onValueChange });
  const focus = (event: FocusEvent<HTMLInputElement>): void => {
    const { value: digits, selectionStart, selectionEnd } = event.currentTarget;
    // Keep a selection, so that typing replaces it. A mere caret belongs after the last digit.
    if (selectionStart === selectionEnd) event.currentTarget.setSelectionRange(digits.length, digits.length);
    setActive(Math.min(digits.length, length - 1));
    onFocus?.(event);
  };
  const select = (event: SyntheticEvent<HTMLInputElement>): void => {
    setActive(Math.min(event.currentTarget.selectionEnd ?? 0, length - 1));
    onSelect?.(event);
  };
  useEffect(() => {
    const input = cells.current?.querySelector('input');
    if (issue && input === document.activeElement) input?.select();
  }, [issue]);
  const variables: CSSProperties & Record<'--length', number> = { '--length': length };
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <StyledCells ref={cells} style={variables} data-busy={busy || undefined}>
            <div data-part="cells" aria-hidden>
              {Array.from({ length }, (_, index) => (
                <span key={index} data-active={index === active || undefined} />
              ))}
            </div>
            <input
              autoComplete="one-time-code"
              inputMode="numeric"
              {...rest}
              {...control}
              {...inputProps}
              type="text"
              readOnly={busy || rest.readOnly}
              aria-busy={busy || undefined}
              onFocus={focus}
              onSelect={select}
            />
          </StyledCells>
          <output data-part="notes">{refusal === null ? null : texts.code({ count: length })}</output>
        </>
      )}
    </Field>
  );
}
