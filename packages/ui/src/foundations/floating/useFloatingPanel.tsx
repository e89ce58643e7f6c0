import type { UseInteractionsReturn } from '@floating-ui/react';
import { useCallback, useEffect, useId, useLayoutEffect, useState, type HTMLProps, type KeyboardEvent, type ReactNode } from 'react';
import type { FloatingBehaviour } from './floatingBehaviour.tsx';

export type FloatingKind = 'dialog' | 'menu' | 'tooltip';

export type FloatingPlacement = 'bottom-start' | 'bottom-end' | 'top';

/** Props from Floating UI to spread onto opener, panel and items. `place` is the panel's `translate`, once known. */
export type FloatingProps = UseInteractionsReturn & { readonly place: string | undefined };

/** Props to spread onto the button that opens a floating panel: its ref, ARIA attributes and handlers. */
export type FloatingOpenerProps = {
  /** Ref to the opener. */
  readonly ref: (element: HTMLButtonElement | null) => void;
} & Readonly<Record<string, unknown>>;

/** Escape closes the panel but not the overlay around it. */
const preventOverlayClose = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
};

/** Adds to the props of a menu's item what Floating UI needs. */
export type GetItemProps = (own: HTMLProps<HTMLElement>) => Record<string, unknown>;

/**
 * A panel in the browser's top layer next to its opener. Inside a dialog it belongs to the dialog. Floating UI provides the behaviour and
 * is loaded at the first sign of use. Until then a press, hover or focus opens the panel directly.
 */
export function useFloatingPanel(kind: FloatingKind, placement: FloatingPlacement) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const [Behaviour, setBehaviour] = useState<typeof FloatingBehaviour | null>(null);
  const [floating, setFloating] = useState<FloatingProps | null>(null);

  // Show the popover before its content takes the focus, and keep it until the focus has returned.
  useLayoutEffect(() => (open ? panel?.showPopover() : undefined), [open, panel]);
  useEffect(() => (open ? () => panel?.hidePopover() : undefined), [open, panel]);

  const load = (): void => {
    if (Behaviour !== null) return;
    import('./floatingBehaviour.tsx').then(
      (part) => setBehaviour(() => part.FloatingBehaviour),
      () => setOpen(false), // loading failed; the next press tries again
    );
  };
  const loadAndSetOpen = (next: boolean) => (): void => {
    load();
    setOpen(next);
  };
  const isHint = kind === 'tooltip';
  const untilLoaded = isHint
    ? {
        onFocus: loadAndSetOpen(true),
        onBlur: loadAndSetOpen(false),
        onPointerEnter: loadAndSetOpen(true),
        onPointerLeave: loadAndSetOpen(false),
        onClick: loadAndSetOpen(true),
      }
    : {
        onFocus: load,
        onPointerEnter: load,
        onClick: loadAndSetOpen(!open),
        onKeyDown: (event: KeyboardEvent) => {
          if (kind !== 'menu' || event.key !== 'ArrowDown') return;
          event.preventDefault();
          loadAndSetOpen(true)();
        },
        'aria-haspopup': kind,
        'aria-expanded': open,
      };
  const openerProps: FloatingOpenerProps = {
    ref: setOpener,
    ...(floating ? floating.getReferenceProps({ onKeyDown: open ? preventOverlayClose : undefined }) : untilLoaded),
  };
  const press = (event: KeyboardEvent<HTMLElement>, onOwn: HTMLProps<HTMLElement>['onKeyDown']): void => {
    onOwn?.(event);
    preventOverlayClose(event);
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
  const getItemProps = useCallback<GetItemProps>((own) => ({ ...(floating ? floating.getItemProps(own) : own) }), [floating]);
  const close = useCallback(() => setOpen(false), []);
  const behaviour: ReactNode =
    Behaviour !== null && opener !== null && panel !== null ? (
      // Opens in a second step, because the list hooks react to opening and not to a panel that is already open.
      <Behaviour {...{ kind, placement, opener, panel }} open={open && floating !== null} onOpenChange={setOpen} onProps={setFloating} />
    ) : null;
  return { open, close, setPanel, openerProps, getPanelProps, getItemProps, behaviour };
}
