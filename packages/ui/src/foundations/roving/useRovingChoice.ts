import type { KeyboardEvent } from 'react';

type RovingChoice<Value extends string> = {
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
};

/**
 * A single tab stop for a row of options. Arrow keys, Home and End move the focus and select immediately (APG tabs, radio group). Put the
 * handler on the row and `data-value` on each option.
 */
export function useRovingChoice<Value extends string>({ values, value, onValueChange }: RovingChoice<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = event.currentTarget;
    const isRightToLeft = getComputedStyle(row).direction === 'rtl';
    const current = Math.max(0, values.indexOf(value));
    const target = getTargetIndex(event.key, current, values.length, isRightToLeft);
    const next = target === null ? undefined : values[target];
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next);
    row.querySelector<HTMLElement>(`[data-value="${CSS.escape(next)}"]`)?.focus();
  };
  return { onKeyDown };
}

function getTargetIndex(key: string, current: number, count: number, isRightToLeft: boolean): number | null {
  const back = (current - 1 + count) % count;
  const forth = (current + 1) % count;
  switch (key) {
    case 'ArrowLeft':
      return isRightToLeft ? forth : back;
    case 'ArrowRight':
      return isRightToLeft ? back : forth;
    case 'ArrowUp':
      return back;
    case 'ArrowDown':
      return forth;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
