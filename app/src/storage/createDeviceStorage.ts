import type { StorageArea, StorageKey, StorageSlot } from './StorageKey.ts';

/** An in-memory storage area, for tests and for browsers without storage. */
export function createMemoryArea(): Storage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => {
      texts.set(name, text);
    },
    removeItem: (name) => {
      texts.delete(name);
    },
    clear: () => {
      texts.clear();
    },
  };
}

const PREFIX = 'wallet:v1:';

const toStorageName = ({ name }: StorageSlot) => `${PREFIX}${name}`;
/** Where unreadable text is moved, for data stored only on this device. */
export const toUnreadableSlot = ({ area, name }: StorageSlot): StorageSlot => ({ area, name: `${name}_unreadable` });
const toSlotId = ({ area, name }: StorageSlot) => `${area} ${name}`;

/** Returns the browser's storage. May throw when cookies are blocked, as the browser's own getter does. */
export type StorageAreas = { readonly [area in StorageArea]: () => Storage };

export type DeviceStorage = {
  /** Returns the value, or null without one. A text of another shape is removed and reported once. */
  readonly read: <T>(key: StorageKey<T>) => T | null;
  readonly write: <T>(key: StorageKey<T>, value: NoInfer<T>) => void;
  readonly remove: (key: StorageSlot) => void;
  /** False once the browser has refused to store something. Later values are in memory only (D-SES-24). */
  readonly isDurable: () => boolean;
};

/**
 * Stores values on this device. When the browser cannot store (private mode, full quota), falls back to memory with a single warning,
 * because signing in must not depend on a quota.
 * @param warn receives the name of a corrupt key, or why nothing can be stored; never a value
 */
export function createDeviceStorage(areas: StorageAreas, warn: (message: string) => void): DeviceStorage {
  const memory = new Map<string, string | null>();
  let durable = true;

  function attempt<T>(action: () => T, otherwise: T): T {
    try {
      return action();
    } catch {
      const isNews = durable;
      durable = false; // set first, because the warning may store something as well
      if (isNews) warn('The storage of this device keeps nothing: the session lives in memory');
      return otherwise;
    }
  }

  function readText(key: StorageSlot): string | null {
    const remembered = memory.get(toSlotId(key));
    return remembered === undefined ? attempt(() => areas[key.area]().getItem(toStorageName(key)), null) : remembered;
  }

  function change(key: StorageSlot, text: string | null): void {
    const isKept = attempt(() => {
      const area = areas[key.area]();
      if (text === null) area.removeItem(toStorageName(key));
      else area.setItem(toStorageName(key), text);
      return true;
    }, false);
    if (isKept) memory.delete(toSlotId(key));
    else memory.set(toSlotId(key), text);
  }

  return {
    read: (key) => {
      const text = readText(key);
      if (text === null) return null;
      const value = key.parse(text);
      if (value !== undefined) return value;
      const isKept = key.keepsUnreadable === true;
      if (isKept) change(toUnreadableSlot(key), text);
      change(key, null);
      warn(`The stored value of ${key.name} could not be read and was ${isKept ? 'put aside' : 'dropped'}`);
      return null;
    },
    write: (key, value) => change(key, key.format(value)),
    remove: (key) => change(key, null),
    isDurable: () => durable,
  };
}
