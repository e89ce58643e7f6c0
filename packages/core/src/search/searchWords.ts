import { latinDigits, withoutUnseen } from '../validation/typedText.ts';
import { foldForSearch } from './foldForSearch.ts';

/** A figure that is searched, as a list may show it. */
export type SearchedAmount = {
  /** Of what comes in or goes out; '' for both. */
  readonly sign: '+' | '-' | '';
  /** What it may be as amounts are kept, with a point and no groups; none for the sign of a currency alone. */
  readonly figures: readonly string[];
  /** Of its sign or its code; null for every currency. */
  readonly currencyCode: string | null;
};

/** A word of a search: found where a text has its key, or where an amount is shown so. */
export type SearchWord = { readonly key: string; readonly amount: SearchedAmount | null };

const MINUSES = /[\u2010-\u2015\u2212]/g;
/** Marks that only ever group thousands. Blanks do as well, but they part words. */
const GROUPS = /['`\u00B4\u02BC\u2018\u2019\u066C]/g;
const ARABIC_POINT = '\u066B';
/** "About" and "less than" stand before an amount and are none of it. */
const AMOUNT = /^[\u2248~<=]?([+-]?)((?:US)?\p{Sc}|\p{L}{3,5}(?=[\d.,]))?([+-]?)([.,]?\d[\d.,]*)?((?:US)?\p{Sc}|\p{L}{3,5})?$/u;
const DOTS_THAT_GROUP = /^\d{1,3}(?:\.\d{3})+$/;
const ONLY_SIGNS = /^[+\u2248~<=-]*$/;
const CODES: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', US$: 'USD', '£': 'GBP' };

/** A word's digits and signs as those of ASCII, whatever script and width they were typed in. */
const plainSigns = (word: string): string =>
  latinDigits(withoutUnseen(word).replaceAll(GROUPS, '').normalize('NFKC')).replaceAll(MINUSES, '-').replaceAll(ARABIC_POINT, '.');

/** What a figure may mean: the comma groups in one notation and is the decimal mark in the other. */
function readingsOf(figure: string): readonly string[] {
  const [comma, point] = [figure.lastIndexOf(','), figure.lastIndexOf('.')];
  const withPoint = comma < point || point === -1 ? figure.replaceAll(',', '') : null;
  const withComma = comma > point || DOTS_THAT_GROUP.test(figure) ? figure.replaceAll('.', '').replaceAll(',', '.') : null;
  const readings = [withPoint, withComma].flatMap((reading) => (reading !== null && /^\d*\.?\d*$/.test(reading) ? [reading] : []));
  return [...new Set(readings)];
}

function amountIn(word: string): SearchedAmount | null {
  const [, first = '', before, second = '', figure = '', behind] = AMOUNT.exec(word) ?? [];
  const unit = before ?? behind;
  // A figure, or the sign of a currency alone: letters alone are a word.
  if (figure === '' && (unit === undefined || !/\p{Sc}$/u.test(unit))) return null;
  const figures = readingsOf(figure);
  if (figure !== '' && figures.length === 0) return null;
  const sign = [first, second].find((one) => one !== '');
  return {
    sign: sign === '+' || sign === '-' ? sign : '',
    figures: figure === '' ? [] : figures,
    currencyCode: unit === undefined ? null : (CODES[unit] ?? unit.toUpperCase()),
  };
}

/**
 * The words of a search, each of which an order has to show. An amount may be typed or pasted as the list writes it in any language: with its
 * sign, with the sign or the code of its currency before or behind it, with either decimal mark.
 * @see WISH-021, LANG-014
 */
export function searchWords(text: string): readonly SearchWord[] {
  return text.split(/\s+/).flatMap((word): readonly SearchWord[] => {
    const plain = plainSigns(word);
    const key = foldForSearch(word);
    // A sign that a blank parts from its figure says too little to be looked for.
    return key === '' || ONLY_SIGNS.test(plain) ? [] : [{ key, amount: amountIn(plain) }];
  });
}

/**
 * Whether an amount is one that was searched.
 * @param amount its value with a minus where it goes out, a point and no groups
 */
export function isSearchedAmount(
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
