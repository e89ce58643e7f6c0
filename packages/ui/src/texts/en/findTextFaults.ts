import type { Locale } from '@wallet/core/format/locale';
import type { Plural } from '../catalogue.ts';
import { isGroup, isPlural, listPlaceholders } from '../writeTexts.ts';

/** Counts up to this one use every plural category that whole numbers of daily life have. */
const MAX_COUNT = 200;

/** Returns the plural category of each count: of `one` and `other` in French, of `one`, `few` and `many` in Polish. */
function listCategories(locale: Locale): readonly string[] {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: MAX_COUNT }, (_, count) => rules.select(count));
}

/** Returns whether a language has its own plurals. An unknown one would get those of the computer's language. */
export function hasPlurals(locale: Locale): boolean {
  try {
    return Intl.PluralRules.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
}

/**
 * Compares the texts of a language with the English ones, both as JSON, and returns what is wrong: texts that are missing or unknown, values
 * in braces that are missing or unknown, and plural categories that the language does not have or that are missing.
 */
export function findTextFaults(locale: Locale, translation: unknown, english: unknown, path = ''): readonly string[] {
  if (typeof english === 'string' || isPlural(english)) return findFaultsOfText(locale, translation, english, path);
  if (!isNested(english) || !isNested(translation) || Array.isArray(english) !== Array.isArray(translation)) {
    return [`${path}: not a ${Array.isArray(english) ? 'list' : 'group'} of texts`];
  }
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const own = new Map(Object.entries(translation));
  const needed = Object.entries(english);
  return [
    ...needed.flatMap(([name, entry]) =>
      own.has(name) ? findTextFaults(locale, own.get(name), entry, at(name)) : [`${at(name)}: missing`],
    ),
    ...[...own.keys()].filter((name) => !Object.hasOwn(english, name)).map((name) => `${at(name)}: unknown`),
  ];
}

const isNested = (value: unknown): value is object => isGroup(value) || Array.isArray(value);

function findFaultsOfText(locale: Locale, translation: unknown, english: string | Plural, path: string): readonly string[] {
  const written = new Set((typeof english === 'string' ? [english] : Object.values(english)).flatMap(listPlaceholders));
  const values = typeof english === 'string' ? written : new Set([...written, 'count']);
  const compare = (text: string, needed: readonly string[], at: string): readonly string[] => {
    const own = listPlaceholders(text);
    return [
      ...own.filter((name) => !values.has(name)).map((name) => `${at}: unknown value {${name}}`),
      ...needed.filter((name) => !own.includes(name)).map((name) => `${at}: value {${name}} is missing`),
    ];
  };
  if (typeof translation === 'string') return compare(translation, [...written], path);
  if (!isPlural(translation) || !values.has('count')) return [`${path}: not a text${values.has('count') ? ' or a plural' : ''}`];
  const categories = listCategories(locale);
  // A category of a single count may spell it out: "one day left". In French `one` is also that of 0, and in Russian that of 21.
  const listCounts = (category: string): readonly number[] => categories.flatMap((other, count) => (other === category ? [count] : []));
  const canSpell = (category: string): boolean => listCounts(category).length === 1;
  const explain = (fault: string, category: string): string => {
    const counts = listCounts(category);
    const shown = [...counts.slice(0, 3), ...(counts.length > 3 ? ['…'] : [])].join(', ');
    return fault.endsWith('{count} is missing') && shown !== '' ? `${fault} (in ${locale}, ${category} is for ${shown})` : fault;
  };
  const listNeeded = (category: string): readonly string[] => [...written].filter((name) => name !== 'count' || !canSpell(category));
  return [
    ...Object.entries(translation).flatMap(([name, text]) =>
      compare(text, listNeeded(name), `${path}.${name}`).map((fault) => explain(fault, name)),
    ),
    ...[...new Set([...categories, 'other'])]
      .filter((name) => !Object.hasOwn(translation, name))
      .map((name) => `${path}: plural category ${name} is missing`),
    ...Object.keys(translation)
      .filter((name) => !new Intl.PluralRules(locale).resolvedOptions().pluralCategories.some((category) => category === name))
      .map((name) => `${path}: ${locale} has no plural category ${name}`),
  ];
}
