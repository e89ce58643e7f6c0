import { useMemo, useSyncExternalStore } from 'react';

/** What the address says: a section, what is open in it, and its filters. `#requests/4711-12?status=5xx`. */
export type Address = { readonly section: string; readonly subject: string; readonly filters: Readonly<Record<string, string>> };

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};
const readHash = (): string => location.hash.slice(1);

/** A mistyped escape is read as it stands. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.split(/\?(.*)/s);
  const [section = '', subject = ''] = path.split(/\/(.*)/s);
  return { section, subject: decode(subject), filters: Object.fromEntries(new URLSearchParams(query)) };
}

/** A phone stays readable. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%2B', '+');

export function hashOf({ section, subject = '', filters = {} }: Partial<Address> & Pick<Address, 'section'>): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')).toString();
  return `#${section}${subject === '' ? '' : `/${encode(subject)}`}${query === '' ? '' : `?${query}`}`;
}

/** The address, kept through a reload and good to be sent to somebody (OPSC-017). */
export function useAddress(): Address {
  const hash = useSyncExternalStore(subscribe, readHash);
  return useMemo(() => readAddress(hash), [hash]);
}

export function go(to: Partial<Address> & Pick<Address, 'section'>): void {
  location.hash = hashOf(to);
}

/** Sets filters of the open section. What is typed letter by letter is no step to go back to. */
export function setFilters(changes: Readonly<Record<string, string>>): void {
  const address = readAddress(readHash());
  history.replaceState(null, '', hashOf({ ...address, filters: { ...address.filters, ...changes } }));
  // At once: a field whose value comes a moment later loses what is typed meanwhile.
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Closes what is open in the section; its filters stay. */
export function closeSubject(): void {
  const { section, subject, filters } = readAddress(readHash());
  if (subject !== '') go({ section, filters });
}
