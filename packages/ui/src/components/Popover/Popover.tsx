import type { ComponentPropsWithRef, ReactNode } from 'react';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { useFloatingPanel, type FloatingOpenerProps } from '../../foundations/floating/useFloatingPanel.tsx';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';

export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Accessible name of the panel. */
  readonly label: string;
  /** Renders the button that opens the panel. Spread the given props onto it. */
  readonly renderOpener: (props: FloatingOpenerProps) => ReactNode;
  /** The content. A function receives a callback that closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel next to its opener, for a single question or explanation (ARIA non-modal dialog). Escape and a press outside close it. */
export function Popover({ label, renderOpener, children, ref, ...rest }: PopoverProps) {
  const { open, close, setPanel, openerProps, getPanelProps, behaviour } = useFloatingPanel('dialog', 'bottom-start');
  return (
    <>
      {renderOpener(openerProps)}
      <StyledFloating {...getPanelProps(rest)} ref={useMergedRef(setPanel, ref)} aria-label={label}>
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </StyledFloating>
      {behaviour}
    </>
  );
}
