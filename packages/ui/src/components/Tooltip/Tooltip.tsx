import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { StyledFloating } from '../../foundations/floating/Floating.styles.ts';
import { useFloatingPanel, type FloatingOpenerProps } from '../../foundations/floating/useFloatingPanel.tsx';
import { useMergedRef } from '../../foundations/refs/useMergedRef.ts';

export type TooltipProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A helpful sentence. Never the only place for required information. */
  readonly text: string;
  /** Renders the control it describes. Spread the given props onto it. */
  readonly children: (props: FloatingOpenerProps) => ReactNode;
};

const StyledTooltip = styled(StyledFloating)`
  max-inline-size: min(280px, calc(100dvw - 2 * var(--primitive-space-8)));
  padding: var(--primitive-space-8) var(--primitive-space-12);
  border-color: transparent;
  border-radius: var(--primitive-radius-sm);
  background: var(--component-toast-bg);
  color: var(--component-toast-text);
  font: var(--semantic-typography-caption);
`;

/** A short explanation on hover, focus or touch (ARIA tooltip). Escape closes it, and the pointer may move onto it. */
export function Tooltip({ text, children, ref, ...rest }: TooltipProps) {
  const { setPanel, openerProps, getPanelProps, behaviour } = useFloatingPanel('tooltip', 'top');
  return (
    <>
      {children(openerProps)}
      <StyledTooltip {...getPanelProps(rest)} ref={useMergedRef(setPanel, ref)}>
        {text}
      </StyledTooltip>
      {behaviour}
    </>
  );
}
