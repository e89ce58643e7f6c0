import { parseSync, Visitor } from 'oxc-parser';
import type { Sources } from './readSources.ts';

/** Words that engineers do not use in this sense, or that need a subject, and what to write instead. */
const REPLACEMENTS: readonly (readonly [words: string, replacement: string])[] = [
  ['nobody|whoever|somebody|anybody|everybody', 'name the subject: no customer, anyone who, everyone'],
  ['he|him|his', 'they, them, their'],
  ['anew', 'again'],
  ['at once', 'immediately, or at the same time'],
  ['meanwhile', 'in the meantime, or until then'],
  ['so many|so long', 'say how many, how long'],
  ['by hand', 'manually'],
  ['reckon\\w*', 'calculate'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['foretell\\w*', 'predict'],
  ['judge[sd]?|judging', 'check, validate'],
  ['deeds?', 'action'],
  ['wish(?:es|ed)?', 'request, option'],
  ['sisters?', 'other tabs'],
  ['strange', 'unknown'],
  ['told(?! apart)|hears?|heard|said', 'reports, sends, states, receives'],
  ['begun', 'started'],
  ['lies', 'is'],
  ['dear|dearer', 'expensive'],
  ['hands? on|handed on', 'pass on'],
  ['lets? go', 'release'],
  ['takes? back', 'undo, cancel'],
  ['comes? to', 'results in, amounts to'],
  ['goes on', 'continues'],
  ['thereof|thereby|whence|hence|upon|lest', 'plain words'],
];
const FORBIDDEN = REPLACEMENTS.map(
  ([words, replacement]) => [new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`), replacement] as const,
);
const TITLED = /^(?:it|test|describe)$/;
/** Code and texts that a comment quotes. */
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/g;

function textsOf(path: string, source: string): readonly string[] {
  const { comments, program } = parseSync(path, source);
  const titles: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (callee.type === 'Identifier' && TITLED.test(callee.name) && title?.type === 'Literal') titles.push(String(title.value));
    },
  }).visit(program);
  return [...comments.map(({ value }) => value), ...titles];
}

/** Comments and titles are written as an engineer writes English. Returns the breaches as `path: "word", write …`. */
export function checkWords(sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, source]) =>
    textsOf(path, source).flatMap((text) =>
      FORBIDDEN.flatMap(([words, replacement]) => {
        const found = words.exec(text.replaceAll(QUOTED, ''));
        return found === null ? [] : [`${path}: "${found[0]}" in “${text.trim().slice(0, 60)}”: ${replacement}`];
      }),
    ),
  );
}
