import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FloatingKind, FloatingPlacement, FloatingProps } from './useFloatingPanel.tsx';

type FloatingBehaviourProps = {
  readonly kind: FloatingKind;
  readonly placement: FloatingPlacement;
  readonly opener: HTMLElement;
  readonly panel: HTMLElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Receives the props to spread onto opener, panel and items. */
  readonly onProps: (props: FloatingProps) => void;
};

const HOVER_DELAY_MS = { open: 300, close: 120 };
const EDGE_PX = 8;
/** Disabled commands can still be reached and are announced as disabled. */
const NO_DISABLED_INDICES: number[] = [];

const middleware = [
  offset(EDGE_PX),
  flip({ padding: EDGE_PX }),
  shift({ padding: EDGE_PX }),
  size({
    padding: EDGE_PX,
    apply: ({ availableHeight, elements }) => elements.floating.style.setProperty('--available', `${availableHeight}px`),
  }),
];

/**
 * Positioning, keys, roles and dismissal of one panel by Floating UI. Renders nothing itself, since the panel exists before this module is
 * loaded. Every floating part loads it with `import()`, so that the library is a single lazy chunk.
 */
export function FloatingBehaviour({ kind, placement, opener, panel, open, onOpenChange, onProps }: FloatingBehaviourProps) {
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<HTMLElement[]>([]);
  const labels = useRef<(string | null)[]>([]);
  // Read from the page, since items are the product's own parts: their number and order are known nowhere else.
  useLayoutEffect(() => {
    elements.current = [...panel.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    labels.current = elements.current.map(({ textContent }) => textContent);
  });
  const { context, x, y, isPositioned } = useFloating({
    open,
    onOpenChange,
    placement,
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
    elements: { reference: opener, floating: open ? panel : null },
  });
  const isMenu = kind === 'menu';
  const isTooltip = kind === 'tooltip';
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useRole(context, { role: kind }),
    useDismiss(context),
    // A touch opens a tooltip too. For a mouse, hovering does.
    useClick(context, { toggle: !isTooltip, ignoreMouse: isTooltip }),
    useHover(context, { enabled: isTooltip, delay: HOVER_DELAY_MS }),
    useFocus(context, { enabled: isTooltip }),
    useListNavigation(context, {
      enabled: isMenu,
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: true,
      focusItemOnHover: false,
      disabledIndices: NO_DISABLED_INDICES,
    }),
    useTypeahead(context, { enabled: isMenu, listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ]);
  useLayoutEffect(
    () => onProps({ getReferenceProps, getFloatingProps, getItemProps, place: isPositioned ? `${x}px ${y}px` : undefined }),
    [onProps, getReferenceProps, getFloatingProps, getItemProps, isPositioned, x, y],
  );
  if (isTooltip || !open) return null;
  return (
    <FloatingFocusManager context={context} modal={false} initialFocus={-1}>
      <></>
    </FloatingFocusManager>
  );
}
