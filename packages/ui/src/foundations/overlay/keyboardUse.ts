let isKeyLast = false;
for (const press of ['keydown', 'pointerdown'])
  globalThis.addEventListener?.(
    press,
    () => {
      isKeyLast = press === 'keydown';
    },
    true,
  );

/** Returns whether the last press was that of a key. On a page that has just loaded there was none. */
export const usesKeyboard = (): boolean => isKeyLast;

/**
 * Hides the ring of what a dialog has focused on opening, unless a key opened it: browsers also draw one after a page load or typing. A text
 * field keeps it.
 */
export function hideUnaskedRing(dialog: HTMLElement): void {
  const focused = isKeyLast ? null : dialog.querySelector<HTMLElement>(':focus-visible:not(:read-write)');
  focused?.blur(); // an element that has the focus does not change its ring
  focused?.focus({ focusVisible: false });
}
