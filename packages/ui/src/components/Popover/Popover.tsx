import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { useFloatingPanel, type FloatingOpenerProps } from '../../foundations/floating/useFloatingPanel.tsx';
import { useJoinedRef } from '../../foundations/refs/useJoinedRef.ts';

export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the panel, read aloud. */
  readonly label: string;
  /** Draws the button that opens it; spread the given props onto it. */
  readonly renderOpener: (props: FloatingOpenerProps) => ReactNode;
  /** The content; a function receives what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel beside its opener (ARIA non-modal dialog); Escape and a press elsewhere close it. For one question or explanation. */
export function Popover({ label, renderOpener, children, ref, ...rest }: PopoverProps) {
  const { open, close, setPanel, openerProps, getPanelProps, behaviour } = useFloatingPanel('dialog', 'bottom-start');
  return (
    <>
      {renderOpener(openerProps)}
      <StyledFloating {...getPanelProps(rest)} ref={useJoinedRef(setPanel, ref)} aria-label={label}>
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </StyledFloating>
      {behaviour}
    </>
  );
}
