import { foldForSearch } from '@wallet/core/search/foldForSearch';
import type { CurrencySection } from './SelectCurrencyScreen.types.ts';

/** Minimum number of rows for which a search field is worth its space. */
export const SEARCH_FROM_ROWS = 8;

export const countRows = (sections: readonly CurrencySection[]): number => sections.reduce((count, { rows }) => count + rows.length, 0);

/** Returns the rows whose name or code contains the words, compared by `foldForSearch`. Drops sections without a match. */
export function findCurrencies(sections: readonly CurrencySection[], words: string): readonly CurrencySection[] {
  const wanted = foldForSearch(words);
  if (wanted === '') return sections;
  return sections
    .map(({ provider, rows }) => ({ provider, rows: rows.filter(({ name, code }) => foldForSearch(`${name} ${code}`).includes(wanted)) }))
    .filter(({ rows }) => rows.length > 0);
}
