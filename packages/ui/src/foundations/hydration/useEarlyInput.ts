import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './useHydrated.ts';

const TYPED = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="hidden"])';

/**
 * Enters again what was typed into server-rendered fields before hydration, as one change of each. React has missed it, and would reset a
 * controlled field at its next rendering.
 *
 * @returns ref of the element with the fields
 */
export function useEarlyInput<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) return;
    for (const input of root.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED) ?? []) {
      const { value: text, defaultValue } = input;
      if (text === defaultValue) continue;
      input.value = defaultValue;
      // React compares with the last text that it has seen set, so the setter of the element itself is passed by.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [isHydrated]);
  return root;
}
