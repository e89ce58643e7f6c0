import { toLatinDigits, removeInvisible } from '../validation/typedText.ts';
import { foldForSearch } from './foldForSearch.ts';

/** A figure to search for, as a list may show it. */
export type SearchedAmount = {
  /** '+' for incoming, '-' for outgoing, '' for both. */
  readonly sign: '+' | '-' | '';
  /** Possible values in stored form, with a decimal point and no groups. Empty for a currency sign alone. */
  readonly figures: readonly string[];
  /** From its sign or code. Null for every currency. */
  readonly currencyCode: string | null;
};

/** A search word. It matches a text that contains its key, or an amount that is displayed like this. */
export type SearchWord = { readonly key: string; readonly amount: SearchedAmount | null };

const MINUSES = /[\u2010-\u2015\u2212]/g;
/** Marks that only ever group thousands. Spaces do as well, but they separate words. */
const GROUPS = /['`\u00B4\u02BC\u2018\u2019\u066C]/g;
const ARABIC_POINT = '\u066B';
/** Signs for "about" and "less than" may precede an amount and are ignored. */
const AMOUNT = /^[\u2248~<=]?([+-]?)((?:US)?\p{Sc}|\p{L}{3,5}(?=[\d.,]))?([+-]?)([.,]?\d[\d.,]*)?((?:US)?\p{Sc}|\p{L}{3,5})?$/u;
const DOTS_THAT_GROUP = /^\d{1,3}(?:\.\d{3})+$/;
const ONLY_SIGNS = /^[+\u2248~<=-]*$/;
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', US$: 'USD', '£': 'GBP' };

/** Converts the digits and signs of a word to ASCII, whatever their script and width. */
const toAsciiSigns = (word: string): string =>
  toLatinDigits(removeInvisible(word).replaceAll(GROUPS, '').normalize('NFKC')).replaceAll(MINUSES, '-').replaceAll(ARABIC_POINT, '.');

/** Returns the possible readings of a figure: the comma groups in one notation and is the decimal mark in the other. */
function listReadings(figure: string): readonly string[] {
  const [comma, point] = [figure.lastIndexOf(','), figure.lastIndexOf('.')];
  const withPoint = comma < point || point === -1 ? figure.replaceAll(',', '') : null;
  const withComma = comma > point || DOTS_THAT_GROUP.test(figure) ? figure.replaceAll('.', '').replaceAll(',', '.') : null;
  const readings = [withPoint, withComma].flatMap((reading) => (reading !== null && /^\d*\.?\d*$/.test(reading) ? [reading] : []));
  return [...new Set(readings)];
}

function parseAmount(word: string): SearchedAmount | null {
  const [, first = '', before, second = '', figure = '', behind] = AMOUNT.exec(word) ?? [];
  const unit = before ?? behind;
  // A figure, or a currency sign alone. Letters alone are a word.
  if (figure === '' && (unit === undefined || !/\p{Sc}$/u.test(unit))) return null;
  const figures = listReadings(figure);
  if (figure !== '' && figures.length === 0) return null;
  const sign = [first, second].find((one) => one !== '');
  return {
    sign: sign === '+' || sign === '-' ? sign : '',
    figures: figure === '' ? [] : figures,
    currencyCode: unit === undefined ? null : (CODES[unit] ?? unit.toUpperCase()),
  };
}

/**
 * Splits a search into words, each of which an order must match. An amount may be typed or pasted as the list writes it in any language:
 * with its sign, with the sign or code of its currency before or after it, with either decimal mark (WISH-021, LANG-014).
 */
export function parseSearchWords(text: string): readonly SearchWord[] {
  return text.split(/\s+/).flatMap((word): readonly SearchWord[] => {
    const plain = toAsciiSigns(word);
    const key = foldForSearch(word);
    // A sign that is separated from its figure by a space is too vague to search for.
    return key === '' || ONLY_SIGNS.test(plain) ? [] : [{ key, amount: parseAmount(plain) }];
  });
}

/**
 * True when an amount matches the one searched for.
 * @param amount its value with a minus when outgoing, a decimal point and no groups
 */
export function matchesSearchedAmount(
  { sign, figures, currencyCode }: SearchedAmount,
  amount: { readonly value: string; readonly currency: string },
): boolean {
  if (currencyCode !== null && currencyCode !== amount.currency) return false;
  const begin = sign === '-' ? '-' : '';
  return (
    figures.length === 0 ||
    figures.some((figure) => (sign === '' ? amount.value.includes(figure) : amount.value.startsWith(begin + figure)))
  );
}
