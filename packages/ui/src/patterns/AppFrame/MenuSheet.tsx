import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { BrandMark } from '../../foundations/BrandMark/BrandMark.tsx';
import { closeIcon } from '../../foundations/Icon/icons.ts';
import { FullOverlay } from '../../foundations/overlay/FullOverlay.tsx';
import type { OverlayProps } from '../../foundations/overlay/useModalDialog.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { frameTexts } from './frame.texts.ts';

const StyledSheet = styled.div`
  /* The frame of a full overlay has neither gutters nor this background. */
  && {
    gap: var(--primitive-space-16);
    padding: max(var(--primitive-space-6), env(safe-area-inset-top)) var(--primitive-space-20)
      max(var(--primitive-space-20), env(safe-area-inset-bottom));
    background: var(--component-side-menu-bg);
  }
  overflow-y: auto;

  > header {
    display: grid;
    grid-template-columns: 44px 1fr 44px;
    align-items: center;
    justify-items: center;
    margin-inline: calc(-1 * var(--primitive-space-12));
  }
`;

type MenuSheetProps = OverlayProps & {
  readonly bell: ReactNode;
  readonly children: ReactNode;
};

/** The menu on a phone or tablet (ARIA modal dialog). Every selection closes it (D-MENU-02). */
export function MenuSheet({ bell, children, ...overlay }: MenuSheetProps) {
  const texts = useTexts(frameTexts);
  return (
    <FullOverlay {...overlay} aria-label={texts.menu}>
      {(close) => (
        <StyledSheet
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a, nav button') !== null) close();
          }}
        >
          <header>
            <IconButton label={texts.close} icon={closeIcon} iconSize={24} onClick={close} />
            <BrandMark />
            {bell}
          </header>
          {children}
        </StyledSheet>
      )}
    </FullOverlay>
  );
}
