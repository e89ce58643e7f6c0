import type { Endpoint } from '@wallet/contract/endpoint';
import * as z from 'zod/mini';

/** One attack: the file that holds it, its whole name, and what came of it. */
export type Case = { readonly file: string; readonly name: string; readonly status: string; readonly why: string };

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.optional(z.array(z.string())) })),
    }),
  ),
});

/** Reads what Vitest's JSON reporter has written. A file that could not be read at all counts as one that failed. */
export const readCases = (text: string): readonly Case[] =>
  z.parse(report, JSON.parse(text)).testResults.flatMap(({ name: file, message = '', assertionResults }) =>
    assertionResults.length === 0
      ? [{ file, name: file, status: 'failed', why: message }]
      : assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
          file,
          name: fullName,
          status,
          why: failureMessages[0] ?? '',
        })),
  );

/** So many at least (issue of the red team; GUARD-026). */
const LEAST = 150;

type Call = Pick<Endpoint, 'method' | 'path' | 'access' | 'root' | 'body' | 'bodyKind'>;
type Kind = { readonly words: string; readonly of: (call: Call) => boolean };

const every = (): boolean => true;
/** What each call of a customer who is on board meets, by the words that its case begins with. */
const KINDS: readonly Kind[] = [
  { words: 'with no token', of: every },
  { words: 'with alg none', of: every },
  { words: 'with another key', of: every },
  { words: 'from another origin', of: every },
  { words: 'over the limit', of: every },
  { words: 'with an id that another customer holds', of: ({ path }) => /\{\w*[iI]d\}/.test(path) },
  {
    words: 'with another content type',
    of: ({ method, body, bodyKind }) => method !== 'get' && bodyKind !== 'multipart' && body !== undefined,
  },
  { words: 'twice at once', of: ({ access }) => access === 'money' },
];

/**
 * Counts attacks by chapter of ASVS, and says what is missing: too few of them, one that failed, or a call of class M or F without one of
 * its cases. A case that this run leaves out is there all the same: another step runs it.
 */
export function countAttacks(
  cases: readonly Case[],
  calls: readonly Call[],
): { readonly lines: readonly string[]; readonly problems: readonly string[] } {
  const chapters = Map.groupBy(cases, ({ file }) => Number(/\/v(\d+)\w*\.test\.ts$/.exec(file)?.[1] ?? 0));
  const names = new Set(cases.map(({ name }) => name));
  const all = [...names];
  const own = calls.filter(({ access, root }) => (access === 'feature' || access === 'money') && root !== true);
  const missing = own.flatMap((call) => {
    const route = `${call.method.toUpperCase()} ${call.path} `;
    return KINDS.filter(({ words, of }) => of(call) && !all.some((name) => name.startsWith(`${words} ${route}`))).map(
      ({ words }) => `${route.trim()} has no attack "${words}"`,
    );
  });
  return {
    lines: [...chapters]
      .toSorted(([left], [right]) => left - right)
      .map(
        ([chapter, of]) => `V${chapter}: ${of.length} attacks, ${of.filter(({ status }) => status === 'passed').length} of them held here`,
      ),
    problems: [
      ...cases.filter(({ status }) => status === 'failed').map(({ name, why }) => `${name}\n${why}`),
      ...(chapters.has(0) ? ['An attack belongs to no chapter: name its file v<chapter>….test.ts'] : []),
      ...(all.length < LEAST ? [`${all.length} attacks are fewer than ${LEAST}`] : []),
      ...missing,
    ],
  };
}
