import { type Reader, readJson } from '@wallet/core/configuration/readers';

/** `local` outlives the browser, `session` lives as long as the tab (SES-003, SES-005). */
export type StorageArea = 'local' | 'session';

/** Where a value lies. */
export type StorageSlot = { readonly area: StorageArea; readonly name: string };

/** Something that this device remembers: where it lies, and how its text is read. A text that is not of the type reads as undefined. */
export type StorageKey<T> = StorageSlot & {
  /** Whether a text that cannot be read is put aside instead of dropped: what only this device has (D-WISH-01). @default false */
  readonly keepsUnreadable?: boolean;
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
};

/** A key whose value is kept as it is, a text. */
export function textKey<T extends string>(area: StorageArea, name: string, reader: Reader<T>): StorageKey<T> {
  return { area, name, parse: (kept) => reader(kept), format: (value) => value };
}

/** A key whose value is kept as JSON. */
export function jsonKey<T>(area: StorageArea, name: string, reader: Reader<T>): StorageKey<T> {
  return {
    area,
    name,
    parse: (kept) => reader(readJson(kept)),
    format: (value) => JSON.stringify(value),
  };
}
