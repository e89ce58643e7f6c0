/** A storage area that lives in memory: for tests, and wherever the browser has none. */
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
