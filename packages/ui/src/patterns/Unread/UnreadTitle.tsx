import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { unreadTexts } from './unread.texts.ts';

/* In the row's padding, so that read and unread titles have the same edge and room. */
const Dot = styled.span`
  position: absolute;
  inset-block-start: calc(50% - var(--primitive-space-4));
  inset-inline-start: var(--primitive-space-4);
  inline-size: var(--primitive-space-8);
  block-size: var(--primitive-space-8);
  border-radius: var(--primitive-radius-full);
  background: var(--semantic-color-icon-accent);
`;

/** The title of an unread item, with a dot at the start of its row and a word for screen readers. */
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
