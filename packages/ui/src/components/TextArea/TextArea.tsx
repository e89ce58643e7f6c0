import { countCharacters } from '@wallet/core/validation/texts';
import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Field, splitFieldProps, type FieldProps } from '../../foundations/Field/Field.tsx';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { textAreaTexts } from './TextArea.texts.ts';

export type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'maxLength'> &
  FieldProps & {
    /** Receives the text as typed. `onChange` still gets the event. */
    readonly onValueChange?: ((text: string) => void) | undefined;
    /** Maximum number of characters. A longer text is flagged by the counter, not cut. Without it there is no counter. */
    readonly mostCharacters?: number | undefined;
    /** Shows the counter from this number of characters on. @default 0 */
    readonly counterFrom?: number;
  };

const ANNOUNCE_CHARACTERS_LEFT = 20;

const StyledBox = styled.div`
  textarea {
    field-sizing: content;
    min-block-size: 1lh;
    max-block-size: min(12lh, 40dvh);
    padding-block: var(--primitive-space-12);
    resize: none;
  }
`;

/**
 * A multi-line text field that grows with its content (native textarea). The counter is announced at 20 characters left, at 0, and when the
 * limit is exceeded.
 */
export function TextArea(props: TextAreaProps) {
  const [frame, { mostCharacters, counterFrom = 0, onChange, onValueChange, ...rest }] = splitFieldProps(props);
  const texts = useTexts(textAreaTexts);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''));
  const length = countCharacters(rest.value === undefined ? typed : String(rest.value));
  const change = (event: ChangeEvent<HTMLTextAreaElement>): void => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
    onValueChange?.(event.currentTarget.value);
  };
  const isCounted = mostCharacters !== undefined && length >= counterFrom;
  const left = (mostCharacters ?? 0) - length;
  const announcement =
    left < 0 ? texts.over({ count: -left }) : left === ANNOUNCE_CHARACTERS_LEFT || left === 0 ? texts.left({ count: left }) : null;
  const counter = isCounted ? <span>{texts.counter({ length, most: mostCharacters })}</span> : undefined;
  return (
    <Field {...frame} counter={counter}>
      {(control) => (
        <>
          <StyledBox data-part="box">
            <textarea rows={1} {...rest} {...control} onChange={change} />
          </StyledBox>
          <LiveRegion>{isCounted ? announcement : null}</LiveRegion>
        </>
      )}
    </Field>
  );
}
