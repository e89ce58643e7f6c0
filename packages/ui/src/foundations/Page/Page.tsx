import type { ComponentPropsWithRef } from 'react';
import { useSettledMark } from '../parts/settled.ts';
import { useContentId } from '../root/WalletUi.ts';
import { ScreenSlot, useScreenRoot } from '../screen/createScreen.tsx';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { opacity: 0; }
`;

// 768 and 1120 are breakpoint.tablet and breakpoint.desktop. Media queries cannot read variables.
const StyledPage = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: var(--primitive-space-16);
  inline-size: 100%;
  margin-inline: auto;
  /* The end of the page can be scrolled above an on-screen keyboard. */
  margin-block-end: var(--keyboard-inset, 0px);
  /* Animates only pages after the first one. */
  html[data-moved] & {
    animation: ${arrive} var(--semantic-motion-tab);
  }
  padding-block: var(--primitive-space-8) max(var(--primitive-space-24), env(safe-area-inset-bottom));
  padding-inline: max(var(--primitive-space-16), env(safe-area-inset-left)) max(var(--primitive-space-16), env(safe-area-inset-right));

  /* Stays clear of a bar of buttons at the bottom, which reaches into the page's padding. */
  > [data-slot='afterForm'] {
    padding-block-start: var(--primitive-space-16);
  }

  @media (min-width: 360px) {
    padding-inline: max(var(--primitive-layout-gutter-mobile), env(safe-area-inset-left))
      max(var(--primitive-layout-gutter-mobile), env(safe-area-inset-right));
  }
  @media (min-width: 768px) {
    max-inline-size: calc(var(--primitive-layout-dialog-wide) + 2 * var(--primitive-layout-gutter-tablet));
    padding-inline: var(--primitive-layout-gutter-tablet);
  }
  @media (min-width: 1120px) {
    max-inline-size: calc(var(--primitive-layout-content-max) + 2 * var(--primitive-layout-gutter-desktop));
    padding-block: var(--primitive-space-24) var(--primitive-space-48);
    padding-inline: var(--primitive-layout-gutter-desktop);
    gap: var(--primitive-space-24);
  }
`;

export type PageProps = ComponentPropsWithRef<'main'> & {
  /** Target of the skip link. @default the `contentId` of the surrounding `WalletRoot`, or 'content' */
  readonly id?: string;
};

/**
 * The main landmark with the page's gutters: a single column of at most 560 px up to a width of 1119 px, and 1080 px above. Use Columns
 * inside it for the desktop aside. In a screen it is the root.
 */
export function Page({ id, children, ...rest }: PageProps) {
  const contentId = useContentId();
  return (
    <StyledPage {...useSettledMark()} {...useScreenRoot(rest)} id={id ?? contentId} tabIndex={-1}>
      <ScreenSlot name="header" />
      {children}
      <ScreenSlot name="afterForm" />
    </StyledPage>
  );
}
