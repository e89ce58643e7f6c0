import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { useContentId } from '../root/WalletUi.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { skipLinkTexts } from './SkipLink.texts.ts';

const StyledSkipLink = styled.a`
  position: fixed;
  inset-block-start: var(--primitive-space-8);
  inset-inline-start: var(--primitive-space-8);
  z-index: var(--primitive-layer-toast);
  padding: var(--primitive-space-12) var(--primitive-space-20);
  border-radius: var(--semantic-shape-control);
  background: var(--semantic-color-bg-inverse);
  color: var(--semantic-color-text-inverse);
  font: var(--semantic-typography-button);
  text-decoration: none;

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export type SkipLinkProps = ComponentPropsWithRef<'a'> & {
  /** Target of the link. @default the `contentId` of the surrounding `WalletRoot`, or '#content' */
  readonly href?: string;
};

/** The first tab stop of a page, which skips header and menu. Visible only while focused. */
export function SkipLink({ href, children, ...rest }: SkipLinkProps) {
  const contentId = useContentId();
  const { skip } = useTexts(skipLinkTexts);
  return (
    <StyledSkipLink {...rest} href={href ?? `#${contentId}`}>
      {children ?? skip}
    </StyledSkipLink>
  );
}
