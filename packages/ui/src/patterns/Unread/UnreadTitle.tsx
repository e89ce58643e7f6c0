import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { unreadTexts } from './unread.texts.ts';

const Dot = styled.span`
  display: inline-block;
  inline-size: var(--primitive-space-8);
  block-size: var(--primitive-space-8);
  margin-inline-start: var(--primitive-space-8);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-icon-accent);
  vertical-align: middle;
`;

/** The title of an unread item, with a dot after it, so that read and unread titles start at one edge, and a word for screen readers. */
export function UnreadTitle({ children }: { readonly children: ReactNode }) {
  const texts = useTexts(unreadTexts);
  return (
    <>
      <VisuallyHidden>{texts.unread} </VisuallyHidden>
      {children}
      <Dot />
    </>
  );
}
