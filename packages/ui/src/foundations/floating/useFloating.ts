import { useEffect, useId, useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { placeLazily, type FloatingPlacement } from './placeLazily.ts';

/**
 * A panel in the browser's top layer (Popover API) beside the element that opens it. The browser closes it on Escape and on a press
 * elsewhere and gives the focus back; inside a dialog it stays part of the dialog.
 */
export function useFloating<Reference extends HTMLElement>(role: 'dialog' | 'menu', placement: FloatingPlacement) {
  const id = useId();
  const referenceRef = useRef<Reference>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const [reference, panel] = [referenceRef.current, panelRef.current];
    if (!open || !reference || !panel) return;
    return placeLazily(reference, panel, placement);
  }, [open, placement]);

  const onToggle = (event: ToggleEvent<HTMLDivElement>): void => setOpen(event.newState === 'open');
  const close = (): void => panelRef.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault(); // the overlay around it stays
    close();
  };
  return {
    open,
    close,
    panelRef,
    referenceRef,
    referenceProps: { ref: referenceRef, popoverTarget: id, 'aria-expanded': open, onKeyDown },
    panelProps: { ref: panelRef, id, role, popover: 'auto', onToggle, onKeyDown } as const,
  };
}
