import type { KeyboardEvent } from 'react';

/**
 * Key handler that moves the focus between rows with the arrow keys, Home and End. Enter needs no handling, since the rows are buttons or
 * links.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="row"]:is(a, button)')];
  const at = rows.findIndex((row) => row === event.target);
  if (at === -1) return;
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = target === undefined ? undefined : rows[target];
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}
