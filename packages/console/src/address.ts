import { useMemo, useSyncExternalStore } from 'react';

/** The hash of the URL: a section, the item open in it, and its filters. `#requests/4711-12?status=5xx`. */
export type Address = { readonly section: string; readonly subject: string; readonly filters: Readonly<Record<string, string>> };

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const readHash = (): string => location.hash.slice(1);

/** Malformed escapes are kept as they are. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const [section = '', subject = ''] = path.split(/\/(.*)/s);
  return { section, subject: decodeSafely(subject), filters: Object.fromEntries(new URLSearchParams(query)) };
}

/** Keeps "+" unescaped, so that phone numbers stay readable. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%2B', '+');

export function toHash({ section, subject = '', filters = {} }: Partial<Address> & Pick<Address, 'section'>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return `#${section}${subject === '' ? '' : `/${encode(subject)}`}${query === '' ? '' : `?${query}`}`;
}

/** The parsed address. It survives a reload and can be shared as a link (OPSC-017). */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, readHash);
  return useMemo(() => readAddress(hash), [hash]);
}

export function navigate(to: Partial<Address> & Pick<Address, 'section'>): void {
  location.hash = toHash(to);
}

/** Sets filters of the open section. Replaces the history entry, so that "Back" does not undo single keystrokes. */
export function setFilters(changes: Readonly<Record<string, string>>): void {
  const address = readAddress(readHash());
  history.replaceState(null, '', toHash({ ...address, filters: { ...address.filters, ...changes } }));
  // Synchronous, because a controlled field that gets its value later loses keystrokes in between.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Closes the open item and keeps the filters of the section. */
export function closeSubject(): void {
  const { section, subject, filters } = readAddress(readHash());
  if (subject !== '') navigate({ section, filters });
}
