import { useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { copiedIcon, copyIcon } from '../../foundations/Icon/icons.ts';
import { LiveRegion } from '../../foundations/LiveRegion/LiveRegion.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { copyTexts } from '../../foundations/copying/copy.texts.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { selectContents } from '../../foundations/copying/selectContents.ts';
import { useCopyConfirmation, type WriteText } from '../../foundations/copying/useCopyConfirmation.ts';

const StyledCopyBox = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--primitive-space-20);
  inline-size: 100%;
  padding-block: var(--primitive-space-16);
  padding-inline: var(--primitive-space-16) var(--primitive-space-20);
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  box-shadow: var(--semantic-elevation-card);
  color: var(--semantic-color-text-primary);
  transition: background-color var(--semantic-motion-press);

  > span:first-child {
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
    /* Addresses are compared character by character, so 'ff' must not become a ligature. */
    font-variant-ligatures: none;
    user-select: text;
  }
  &[data-size='lg'] [data-part='value'] {
    font: var(--semantic-typography-title-md);
    letter-spacing: 0.02em;
  }
  > svg {
    flex: none;
    color: var(--semantic-color-icon-accent);
  }
  &[data-state='copied'] > svg {
    color: var(--semantic-color-text-positive);
  }
  &:active {
    background: var(--semantic-color-bg-pressed);
  }
  @media (hover: hover) {
    &:hover:not(:active) {
      background: var(--semantic-color-bg-hover);
    }
  }
`;

export type CopyBoxProps = Omit<ComponentPropsWithRef<'button'>, 'value' | 'onCopy' | 'onClick' | 'children'> & {
  /** Name of the value. */
  readonly label: string;
  /** The value as shown. */
  readonly value: ReactNode;
  /** The text written to the clipboard. */
  readonly copyText: string;
  /** Short name of what is copied, when the label is longer: 'address'. @default label */
  readonly copyLabel?: string;
  /** `lg` for an invite code. @default 'md' */
  readonly size?: 'md' | 'lg';
  /** Replaces the browser's clipboard. */
  readonly onCopy?: WriteText;
};

/** A card that copies its value when pressed: an address, an invite code. The confirmation is shown for 2 s (RCV-005). */
export function CopyBox({ label, value, copyText, copyLabel = label, size = 'md', onCopy, ...rest }: CopyBoxProps) {
  const words = useTexts(copyTexts);
  const textRef = useRef<HTMLSpanElement>(null);
  const { state, copy } = useCopyConfirmation(2000, onCopy, () => {
    selectContents(textRef.current);
  });
  const announcement = { idle: '', copied: words.copied, refused: words.refused }[state];
  return (
    <>
      <StyledCopyBox {...rest} type="button" data-size={size} data-state={state} onClick={() => void copy(copyText)}>
        <span>
          <VisuallyHidden>{`${words.copy({ label: copyLabel })}, `}</VisuallyHidden>
          <span data-part="label">{announcement === '' ? label : announcement}</span>
          <span data-part="value" ref={textRef}>
            {value}
          </span>
        </span>
        <Icon glyph={state === 'copied' ? copiedIcon : copyIcon} size={24} />
      </StyledCopyBox>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
