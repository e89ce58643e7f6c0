import { useEffect } from 'react';
import { closeSubject, navigate } from './address.ts';

/** Keys that open a section after `g`. */
export const sectionKeys: Readonly<Record<string, string>> = {
  r: 'requests',
  c: 'customers',
  o: 'orders',
  i: 'inbox',
  p: 'waiting',
  e: 'events',
  f: 'faults',
  k: 'provider',
  t: 'contract',
};

const CHORD_MS = 1500;
const STORED = 'sandbox-console:keys';

export const areShortcutsEnabled = (): boolean => localStorage.getItem(STORED) !== 'off';
export const setShortcutsEnabled = (on: boolean): void => localStorage.setItem(STORED, on ? 'on' : 'off');

/** Shortcuts are ignored while typing and in dialogs. */
const isInputActive = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)));

function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-pane="list"] [data-row]')];
  const focused = rows.indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : document.body);
  const start = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const next = rows[Math.min(rows.length - 1, Math.max(0, start + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * Keyboard shortcuts of the console (OPSC-016). They can be switched off, for speech input users (WCAG 2.1.4). Enter opens a row, because
 * it is a link.
 */
export function useShortcuts(onHelp: () => void): void {
  useEffect(() => {
    let chordUntil = 0;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isInputActive(event.target)) return;
      if (event.key === '?') return onHelp();
      if (!areShortcutsEnabled()) return undefined;
      const section = event.timeStamp < chordUntil ? sectionKeys[event.key] : undefined;
      chordUntil = event.key === 'g' ? event.timeStamp + CHORD_MS : 0;
      if (section !== undefined) return navigate({ section });
      if (event.key === 'j') return moveRow(1);
      if (event.key === 'k') return moveRow(-1);
      if (event.key === 'Escape') return closeSubject();
      if (event.key !== '/') return undefined;
      event.preventDefault();
      return document.querySelector<HTMLElement>('[data-search]')?.focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onHelp]);
}
