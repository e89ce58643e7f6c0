import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CopyButton } from '../../foundations/copying/CopyButton.tsx';
import { selectContents } from '../../foundations/copying/selectContents.ts';
import type { WriteText } from '../../foundations/copying/useCopyConfirmation.ts';

const StyledCopyRow = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--component-row-gap);
  min-block-size: var(--component-row-min-height);
  padding: var(--component-row-padding-y) var(--component-row-padding-x);
  padding-inline-end: var(--primitive-space-20);

  & + &::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: var(--component-row-padding-x);
    border-block-start: 1px solid var(--component-row-divider);
  }
  > div {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='label'] {
    display: block;
    color: var(--semantic-color-text-secondary);
    font: var(--semantic-typography-caption);
  }
  [data-part='value'] {
    display: block;
    font: var(--semantic-typography-body-medium);
  }
`;

export type CopyRowProps = Omit<ComponentPropsWithRef<'li'>, 'children' | 'onCopy' | 'value'> & {
  /** Name of the value. */
  readonly label: string;
  /** The value as shown. */
  readonly value: ReactNode;
  /** The text written to the clipboard: the full value, an IBAN without spaces. */
  readonly copyText: string;
  /** Replaces the browser's clipboard. */
  readonly onCopy?: WriteText;
};

/** A row of a List that shows a labelled value and a button to copy it. When the clipboard refuses, the value is selected. */
export function CopyRow({ label, value, copyText, onCopy, ...rest }: CopyRowProps) {
  const textRef = useRef<HTMLSpanElement>(null);
  return (
    <StyledCopyRow {...rest}>
      <div>
        <span data-part="label">{label}</span>
        <span data-part="value" ref={textRef}>
          {value}
        </span>
      </div>
      <CopyButton
        label={label}
        copyText={copyText}
        onCopy={onCopy}
        onRefused={() => {
          selectContents(textRef.current);
        }}
      />
    </StyledCopyRow>
  );
}
