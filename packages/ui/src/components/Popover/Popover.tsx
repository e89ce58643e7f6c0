import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, RefObject } from 'react';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { useFloating } from '../../foundations/floating/useFloating.ts';
import { joinRefs } from '../../foundations/refs/joinRefs.ts';

/** What the opener of a floating panel spreads onto its button. */
export type PopoverOpenerProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog';
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

export type PopoverProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Name of the panel, read aloud. */
  readonly label: string;
  /** Draws the button that opens it; spread the given props onto it. */
  readonly renderOpener: (props: PopoverOpenerProps) => ReactNode;
  /** The content; a function is told how to close the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
};

/** A small panel beside its opener (ARIA non-modal dialog); Escape and a press elsewhere close it. For one question or explanation. */
export function Popover({ label, renderOpener, children, ref, ...rest }: PopoverProps) {
  const { open, close, referenceProps, panelProps } = useFloating<HTMLButtonElement>('dialog', 'bottom-start');
  return (
    <>
      {renderOpener({ ...referenceProps, 'aria-haspopup': 'dialog' })}
      <StyledFloating {...rest} {...panelProps} ref={joinRefs(panelProps.ref, ref)} aria-label={label}>
        {open ? (typeof children === 'function' ? children(close) : children) : null}
      </StyledFloating>
    </>
  );
}
