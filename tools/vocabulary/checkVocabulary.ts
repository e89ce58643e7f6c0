import { parseSync, Visitor } from 'oxc-parser';
import { basename } from 'node:path/posix';
import { fixedTexts, type FixedText } from './fixedTexts.ts';
import type { Language, Word } from './readVocabulary.ts';

/** Path from the root of the repository -> source. */
type Sources = ReadonlyMap<string, string>;

const isCatalogue = (path: string): boolean =>
  /^packages\/(?:ui|sandbox)\/src\//.test(path) && /\.texts(?:\.de)?\.ts$|\/texts\/de\/\w+Texts\.ts$/.test(path);

/** The provider's texts: the English one is the key of the German one. */
const isDictionary = (path: string): boolean => path.startsWith('packages/sandbox/src/words/german/');

const getLanguage = (path: string): Language => (/\.de\.ts$|\/de\//.test(path) || isDictionary(path) ? 'german' : 'english');

/** A code behind a figure: core's formatters write the amount with its sign, where the locale puts it. */
const CODE_BEHIND_FIGURE = /(?:\}|\d)[\s\u00A0](?:EUR|USD)\b|\}[\s\u00A0]\{(?:currency\w*|code)\}/;

type Text = { readonly text: string; readonly language: Language };

/** Returns the texts of a catalogue as a reader sees them; a placeholder is its expression in braces: `At least {amount}`. */
function readTexts(path: string, source: string): readonly Text[] {
  const texts: Text[] = [];
  const language = getLanguage(path);
  const { module, program } = parseSync(path, source);
  const names = new Set(module.staticImports.map(({ moduleRequest }) => moduleRequest.start));
  new Visitor({
    CallExpression: ({ callee, arguments: [name] }) => {
      if (callee.type === 'Identifier' && callee.name === 'catalogue' && name !== undefined) names.add(name.start);
    },
    Property: ({ key }) => {
      if (key.type === 'Literal') names.add(key.start);
      const name = key.type === 'Literal' ? String(key.value) : key.type === 'Identifier' ? key.name : undefined;
      if (isDictionary(path) && name !== undefined) texts.push({ text: name, language: 'english' });
    },
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !names.has(start)) texts.push({ text: value, language });
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      const placeholders = expressions.map(({ start, end }) => `{${source.slice(start, end)}}`);
      texts.push({ text: quasis.map(({ value }, at) => `${value.cooked ?? ''}${placeholders[at] ?? ''}`).join(''), language });
    },
  }).visit(program);
  return texts;
}

/** Returns what a text says in other words than those of the glossary. */
function findFaults(text: string, language: Language, words: readonly Word[]): readonly string[] {
  const refused = words.flatMap(({ [language]: { form, itself, others } }) => {
    // The form may contain another: "I got it".
    const rest = text.replace(itself, '');
    return others.some((other) => other.test(rest)) ? [`write "${form}"`] : [];
  });
  return CODE_BEHIND_FIGURE.test(text) ? [...refused, 'write the amount with formatMoney'] : refused;
}

/** All texts of the catalogues that the glossary refuses, and all exceptions that no text needs, as `path: what`. */
export function checkVocabulary(sources: Sources, words: readonly Word[]): readonly string[] {
  const used = new Set<FixedText>();
  const problems = [...sources]
    .filter(([path]) => isCatalogue(path) || isDictionary(path))
    .flatMap(([path, source]) =>
      readTexts(path, source).flatMap(({ text, language }) =>
        findFaults(text, language, words).flatMap((fault) => {
          const fixed = fixedTexts.find((entry) => entry.file === basename(path) && entry.text === text);
          if (fixed === undefined) return [`${path}: "${text}": ${fault}`];
          used.add(fixed);
          return [];
        }),
      ),
    );
  const unused = fixedTexts.filter((entry) => !used.has(entry)).map(({ file, text }) => `${file}: "${text}" needs no exception`);
  return [...problems, ...unused];
}
