import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const readHash = (): string => location.hash.slice(1);

/**
 * The section that the address names, and what its filter holds: `#requests` or `#inbox=+37060000001`. So a section can be kept, linked to
 * and gone back to.
 */
export function useSection(): { readonly section: string; readonly filter: string } {
  const [section = '', filter = ''] = useSyncExternalStore(subscribe, readHash).split('=');
  return { section, filter: decodeURIComponent(filter) };
}

/** Goes to a section, filtered by a word. Another word is no step to go back to: it is typed letter by letter. */
export function openSection(section: string, filter = ''): void {
  const hash = `#${filter === '' ? section : `${section}=${encodeURIComponent(filter)}`}`;
  if (readHash().split('=')[0] === section) location.replace(hash);
  else location.hash = hash;
}
