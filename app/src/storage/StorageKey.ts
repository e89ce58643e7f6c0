import { type Reader, parseJson } from '@wallet/core/configuration/readers';

/** `local` outlives the browser, `session` lives as long as the tab (SES-003, SES-005). */
export type StorageArea = 'local' | 'session';

export type StorageSlot = { readonly area: StorageArea; readonly name: string };

/** A value stored on this device: its place, and how its text is parsed. A text of another type parses to undefined. */
export type StorageKey<T> = StorageSlot & {
  /** True to move unreadable text aside instead of deleting it, for data stored only on this device (D-WISH-01). @default false */
  readonly keepsUnreadable?: boolean;
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
};

/** A key whose value is stored unchanged, as text. */
export function createTextKey<T extends string>(area: StorageArea, name: string, reader: Reader<T>): StorageKey<T> {
  return { area, name, parse: (kept) => reader(kept), format: (value) => value };
}

export function createJsonKey<T>(area: StorageArea, name: string, reader: Reader<T>): StorageKey<T> {
  return {
    area,
    name,
    parse: (kept) => reader(parseJson(kept)),
    format: (value) => JSON.stringify(value),
  };
}
