import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { styled } from 'styled-components';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { placeLazily } from '../../foundations/floating/placeLazily.ts';
import { joinRefs } from '../../foundations/refs/joinRefs.ts';

/** What the described control spreads onto itself. */
export type TooltipControlProps = {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly 'aria-describedby': string;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
};

export type TooltipProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A sentence that helps; never the only place of what must be known. */
  readonly text: string;
  /** Draws the control it describes; spread the given props onto it. */
  readonly children: (props: TooltipControlProps) => ReactNode;
};

const HOVER_WAIT_MS = 300;
const LEAVE_WAIT_MS = 120;

const StyledTooltip = styled(StyledFloating)`
  max-inline-size: min(280px, calc(100dvw - 2 * var(--primitive-space-8)));
  padding: var(--primitive-space-8) var(--primitive-space-12);
  border-color: transparent;
  border-radius: var(--primitive-radius-sm);
  background: var(--component-toast-bg);
  color: var(--component-toast-text);
  font: var(--semantic-typography-caption);
`;

/** A short explanation on hover, focus or press (ARIA tooltip); Escape closes it, the pointer may move onto it. */
export function Tooltip({ text, children, ref, ...rest }: TooltipProps) {
  const id = useId();
  const controlRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);
  const later = (next: boolean, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), wait);
  };
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  useEffect(() => {
    const [control, panel] = [controlRef.current, panelRef.current];
    if (!open || !control || !panel) return;
    panel.showPopover();
    const leave = placeLazily(control, panel, 'top');
    return () => {
      leave();
      panel.hidePopover();
    };
  }, [open]);

  const show = (): void => later(true, 0);
  const hide = (): void => later(false, 0);
  const linger = (): void => later(false, LEAVE_WAIT_MS);
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault(); // the overlay around it stays
    hide();
  };
  return (
    <>
      {children({
        ref: controlRef,
        'aria-describedby': id,
        onFocus: show,
        onBlur: hide,
        onClick: show,
        onKeyDown: closeByEscape,
        onPointerEnter: () => later(true, HOVER_WAIT_MS),
        onPointerLeave: linger,
      })}
      <StyledTooltip
        {...rest}
        ref={joinRefs(panelRef, ref)}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={(event) => {
          show();
          rest.onPointerEnter?.(event);
        }}
        onPointerLeave={(event) => {
          linger();
          rest.onPointerLeave?.(event);
        }}
      >
        {text}
      </StyledTooltip>
    </>
  );
}
