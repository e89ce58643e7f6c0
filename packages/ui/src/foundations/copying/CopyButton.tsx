import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { copiedIcon, copyIcon } from '../Icon/icons.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { copyTexts } from './copy.texts.ts';
import { useCopyConfirmation, type WriteText } from './useCopyConfirmation.ts';

const StyledCopyButton = styled.button`
  position: relative;
  flex: none;
  color: var(--semantic-color-icon-accent);
  border-radius: var(--primitive-radius-xs);

  /* A touch target of 44 px around an icon of 20. */
  &::after {
    content: '';
    position: absolute;
    inset: -12px;
  }
  &[data-state='copied'] {
    color: var(--semantic-color-text-positive);
  }
`;

export type CopyButtonProps = Omit<ComponentPropsWithRef<'button'>, 'onClick' | 'onCopy' | 'children'> & {
  /** What is copied: 'IBAN'. The button is then named 'Copy IBAN'. */
  readonly label: string;
  /** The text written to the clipboard. May differ from the displayed one (an IBAN without spaces). */
  readonly copyText: string;
  /** Replaces the browser's clipboard. */
  readonly onCopy?: WriteText | undefined;
  /** Called when the clipboard refuses. Select the value so that the customer can copy it manually. */
  readonly onRefused?: () => void;
};

/** How long the tick is shown. */
const COPIED_MS = 1200;

/** Copies a text, then shows a tick and announces 'Copied'. */
export function CopyButton({ label, copyText, onCopy, onRefused, ...rest }: CopyButtonProps) {
  const words = useTexts(copyTexts);
  const { state, copy } = useCopyConfirmation(COPIED_MS, onCopy, onRefused);
  const announcement = { idle: '', copied: words.copied, refused: words.refused }[state];
  return (
    <>
      <StyledCopyButton {...rest} type="button" aria-label={words.copy({ label })} data-state={state} onClick={() => void copy(copyText)}>
        <Icon glyph={state === 'copied' ? copiedIcon : copyIcon} />
      </StyledCopyButton>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
