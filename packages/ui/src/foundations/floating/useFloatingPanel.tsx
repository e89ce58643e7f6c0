import type { UseInteractionsReturn } from '@floating-ui/react';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { FloatingBehaviour, FloatingItems } from './floatingBehaviour.tsx';

export type FloatingKind = 'dialog' | 'menu' | 'tooltip';

/** Which side of its opener a panel prefers. */
export type FloatingPlacement = 'bottom-start' | 'bottom-end' | 'top';

/** What Floating UI wants spread onto opener, panel and items; `place` is the panel's `translate` once it is known. */
export type FloatingProps = UseInteractionsReturn & { readonly place: string | undefined };

/** What the opener of a floating panel spreads onto its button: its ref, its ARIA attributes and its handlers. */
export type FloatingOpenerProps = { readonly ref: (element: HTMLButtonElement | null) => void } & Readonly<Record<string, unknown>>;

/** Escape is for the panel; the overlay around it stays. */
const keepOverlay = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

/**
 * A panel in the browser's top layer beside the element that opens it; inside a dialog it is a part of the dialog. How it behaves comes
 * from Floating UI, which is loaded with the first sign of use: until then a press, a hover or the focus opens it by itself.
 */
export function useFloatingPanel(kind: FloatingKind, placement: FloatingPlacement) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [Behaviour, setBehaviour] = useState<typeof FloatingBehaviour | null>(null);
  const [floating, setFloating] = useState<FloatingProps | null>(null);
  const elements = useRef<FloatingItems['elements']['current']>([]);
  const labels = useRef<FloatingItems['labels']['current']>([]);

  // Before its content takes the focus, and until the focus has gone back.
  useLayoutEffect(() => (open ? panel?.showPopover() : undefined), [open, panel]);
  useEffect(() => (open ? () => panel?.hidePopover() : undefined), [open, panel]);

  const load = (): void => {
    if (Behaviour !== null) return;
    import('./floatingBehaviour.tsx').then(
      (part) => setBehaviour(() => part.FloatingBehaviour),
      () => setOpen(false), // lost on its way: the next press loads it again
    );
  };
  const need = (next: boolean) => (): void => {
    load();
    setOpen(next);
  };
  const isHint = kind === 'tooltip';
  const untilLoaded = isHint
    ? { onFocus: need(true), onBlur: need(false), onPointerEnter: need(true), onPointerLeave: need(false), onClick: need(true) }
    : {
        onFocus: load,
        onPointerEnter: load,
        onClick: need(!open),
        onKeyDown: (event: KeyboardEvent) => {
          if (kind !== 'menu' || event.key !== 'ArrowDown') return;
          event.preventDefault();
          need(true)();
        },
        'aria-haspopup': kind,
        'aria-expanded': open,
      };
  const openerProps: FloatingOpenerProps = {
    ref: setOpener,
    ...(floating ? floating.getReferenceProps({ onKeyDown: open ? keepOverlay : undefined }) : untilLoaded),
  };
  const press = (event: KeyboardEvent<HTMLElement>, onOwn: HTMLProps<HTMLElement>['onKeyDown']): void => {
    onOwn?.(event);
    keepOverlay(event);
    if (kind === 'menu' && event.key === 'Tab') setOpen(false);
  };
  const getPanelProps = (own: HTMLProps<HTMLElement>): Record<string, unknown> => ({
    ...(floating ? floating.getFloatingProps({ ...own, onKeyDown: (event) => press(event, own.onKeyDown) }) : own),
    id,
    role: kind,
    'aria-labelledby': undefined,
    popover: 'manual',
    style: { ...own.style, translate: floating?.place },
    'data-placed': floating?.place === undefined ? undefined : '',
  });
  const getItemProps = (index: number, label: string): Record<string, unknown> => ({
    ...floating?.getItemProps(),
    ref: (element: HTMLElement | null): void => {
      elements.current[index] = element;
      labels.current[index] = element === null ? null : label;
    },
  });
  const close = useCallback(() => setOpen(false), []);
  const behaviour: ReactNode =
    Behaviour !== null && opener !== null && panel !== null ? (
      // Opened in a second step: the hooks of a list act when a panel opens, not when they meet it open.
      <Behaviour
        {...{ kind, placement, opener, panel }}
        items={{ elements, labels }}
        open={open && floating !== null}
        onOpenChange={setOpen}
        onProps={setFloating}
      />
    ) : null;
  return { open, close, setPanel, openerProps, getPanelProps, getItemProps, behaviour };
}
