import type { KeyboardEvent } from 'react';

function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  const options = [...row.querySelectorAll<HTMLElement>('[data-value]:not(:disabled)')];
  const isRightToLeft = getComputedStyle(row).direction === 'rtl';
  const current = Math.max(
    0,
    options.findIndex(({ tabIndex }) => tabIndex === 0),
  );
  const target = getTargetIndex(event.key, current, options.length, isRightToLeft);
  const next = target === null ? undefined : options[target];
  if (next === undefined) return;
  event.preventDefault();
  next.click();
  next.focus();
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

/**
 * Props of a row of options with a single tab stop: arrow keys, Home and End move the focus and choose immediately (APG tabs, radio group).
 * Each option has `data-value`, and the chosen one the tab stop. Disabled ones are skipped.
 */
export const rovingChoice = { onKeyDown: chooseByKey };
