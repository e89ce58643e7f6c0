import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { copiedIcon } from '../Icon/glyphs/copiedIcon.ts';
import { copyIcon } from '../Icon/glyphs/copyIcon.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { copyTexts, type CopyTexts } from './copy.texts.ts';
import { useCopied, type WriteText } from './useCopied.ts';

const StyledCopyButton = styled.button`
  position: relative;
  flex: none;
  color: var(--semantic-color-icon-accent);
  border-radius: var(--primitive-radius-xs);

  /* 44 px to touch around a mark of 20 */
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
  /** What is copied, in words: 'IBAN'. The button is named 'Copy IBAN'. */
  readonly label: string;
  /** What reaches the clipboard; it may differ from what is shown (an IBAN without spaces). */
  readonly copyText: string;
  /** How long the tick is shown, ms: 1200 in details and requisites. @default 2000 */
  readonly copiedMs?: number;
  /** Another clipboard than the browser's. */
  readonly onCopy?: WriteText | undefined;
  /** The clipboard refused: select the value, so that it can be copied by hand. */
  readonly onRefused?: () => void;
  readonly texts?: CopyTexts;
};

/** Copies a text; its mark becomes a tick and 'Copied' is read out. */
export function CopyButton({ label, copyText, copiedMs = 2000, onCopy, onRefused, texts, ...rest }: CopyButtonProps) {
  const builtIn = useTexts(copyTexts);
  const words = texts ?? builtIn;
  const { state, copy } = useCopied(copiedMs, onCopy, onRefused);
  const announcement = { idle: '', copied: words.copied, refused: words.refused }[state];
  return (
    <>
      <StyledCopyButton {...rest} type="button" aria-label={words.copy(label)} data-state={state} onClick={() => void copy(copyText)}>
        <Icon glyph={state === 'copied' ? copiedIcon : copyIcon} />
      </StyledCopyButton>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}
