/**
 * Readers of unknown values for the code of the first page: configuration, storage, messages from other tabs. A schema library would cost
 * that page a tenth of its budget (D1). Data from the provider is read with the schemas of the contract.
 *
 * A reader returns the value, or undefined when it does not match. The reasons are added to `issues`, one line each. Readers never throw.
 */
export type Reader<T> = (value: unknown, issues?: string[], path?: string) => T | undefined;
export type Read<R> = R extends Reader<infer T> ? T : never;

/** Parses JSON. Returns undefined for an invalid text. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function reject(issues: string[] | undefined, path: string | undefined, what: string): undefined {
  issues?.push(`- ${path === undefined || path === '' ? 'the whole' : path}: ${what}`);
  return undefined;
}

/** Accepts a non-empty text that matches the pattern. */
export function text(pattern = /./s, what = 'must be a text that is not empty'): Reader<string> {
  return (value, issues, path) => (typeof value === 'string' && pattern.test(value) ? value : reject(issues, path, what));
}

export function oneOf<const Words extends readonly string[]>(...words: Words): Reader<Words[number]> {
  const isWord = (value: unknown): value is Words[number] => typeof value === 'string' && words.includes(value);
  return (value, issues, path) => (isWord(value) ? value : reject(issues, path, `must be one of ${words.join(', ')}`));
}

export const flag: Reader<boolean> = (value, issues, path) =>
  typeof value === 'boolean' ? value : reject(issues, path, 'must be true or false');

/** Accepts an integer of at least `least`. */
export function whole(least = Number.MIN_SAFE_INTEGER): Reader<number> {
  return (value, issues, path) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least
      ? value
      : reject(issues, path, least === Number.MIN_SAFE_INTEGER ? 'must be a whole number' : `must be a whole number, at least ${least}`);
}

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, issues, path) => (value === null ? null : reader(value, issues, path));
}

export function listOf<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (value, issues, path) => {
    if (!Array.isArray(value)) return reject(issues, path, 'must be a list');
    const read = value.map((item: unknown, index) => reader(item, issues, `${path ?? ''}[${index}]`));
    const items = read.filter((item) => item !== undefined);
    return items.length === value.length ? items : undefined;
  };
}

type Members = Readonly<Record<string, Reader<unknown>>>;
type ReadMembers<M extends Members> = { readonly [name in keyof M]: Read<M[name]> };

/** Accepts an object with these members. Those of `optional` may be absent, unknown ones are ignored. */
export function object<M extends Members>(members: M): Reader<ReadMembers<M>>;
export function object<M extends Members, O extends Members>(members: M, optional: O): Reader<ReadMembers<M> & Partial<ReadMembers<O>>>;
export function object(members: Members, optional: Members = {}): Reader<Readonly<Record<string, unknown>>> {
  return (value, issues, path) => {
    if (typeof value !== 'object' || value === null) return reject(issues, path, 'must be an object');
    const fields = new Map<string, unknown>(Object.entries(value));
    const read: Record<string, unknown> = {};
    let isWhole = true;
    for (const [name, reader] of [...Object.entries(members), ...Object.entries(optional).filter(([one]) => fields.has(one))]) {
      const member = reader(fields.get(name), issues, path === undefined || path === '' ? name : `${path}.${name}`);
      if (member === undefined) isWhole = false;
      read[name] = member;
    }
    return isWhole ? read : undefined;
  };
}

/** Accepts an object whose `kind` selects one of these forms. */
export function byKind<Forms extends Members>(forms: Forms): Reader<Read<Forms[keyof Forms]>> {
  const readKind = object({ kind: oneOf(...Object.keys(forms)) });
  return (value, issues, path) => {
    const kind = readKind(value, issues, path);
    const reader = kind === undefined ? undefined : forms[kind.kind];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return reader === undefined ? undefined : (reader(value, issues, path) as Read<Forms[keyof Forms]> | undefined);
  };
}

/** Tries several readers and returns the first result. */
export function anyOf<Readers extends readonly Reader<unknown>[]>(...readers: Readers): Reader<Read<Readers[number]>> {
  return (value, issues, path) => {
    for (const reader of readers) {
      const read = reader(value);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      if (read !== undefined) return read as Read<Readers[number]>;
    }
    return reject(issues, path, 'is none of the forms that are known');
  };
}
