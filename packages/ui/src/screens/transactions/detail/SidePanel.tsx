import { useEffect, useId, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { closeIcon } from '../../../foundations/Icon/glyphs/closeIcon.ts';
import { VisuallyHidden } from '../../../foundations/VisuallyHidden/VisuallyHidden.tsx';

// Beside the list it scrolls separately and is as tall as the window.
const StyledPanel = styled.section`
  position: sticky;
  inset-block-start: var(--primitive-space-24);
  max-block-size: calc(100dvh - 2 * var(--primitive-space-24));
  padding: var(--primitive-space-20);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--component-card-border);
  border-radius: var(--component-card-radius);
  background: var(--component-card-bg);
  box-shadow: var(--semantic-elevation-card);
  outline-offset: -2px;

  > header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    justify-content: flex-end;
    block-size: 0;
    margin-inline-end: calc(-1 * var(--primitive-space-8));
  }
`;

type SidePanelProps = {
  /** Accessible name of the panel. */
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Returns the element that gets the focus back. */
  readonly opener: () => HTMLElement | null;
  readonly children: ReactNode;
};

/**
 * One record beside the list that it was opened from, a non-modal dialog (ARIA): the list remains usable. The focus moves into it. Escape
 * and the close button close it and return the focus.
 */
export function SidePanel({ title, closeLabel, onClose, opener, children }: SidePanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const latest = useRef({ onClose, opener });
  useEffect(() => {
    latest.current = { onClose, opener };
  });
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    return () => {
      // If the list does not contain the row yet, the page's heading gets the focus.
      const back = latest.current.opener() ?? document.querySelector<HTMLElement>('h1[tabindex]');
      back?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onEscape = (event: KeyboardEvent): void => {
      // An overlay above it closes first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open], :popover-open') !== null) return;
      latest.current.onClose();
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <StyledPanel ref={panel} role="dialog" aria-labelledby={id} tabIndex={0}>
      <header>
        <IconButton label={closeLabel} icon={closeIcon} onClick={onClose} />
      </header>
      <VisuallyHidden as="h2" id={id}>
        {title}
      </VisuallyHidden>
      {children}
    </StyledPanel>
  );
}
