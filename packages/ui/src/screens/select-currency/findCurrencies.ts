import { foldForSearch } from '@wallet/core/search/foldForSearch';
import type { CurrencySection } from './SelectCurrencyScreen.types.ts';

/** From so many rows on a search field helps more than it is in the way. */
export const SEARCH_FROM_ROWS = 8;

export const countRows = (sections: readonly CurrencySection[]): number => sections.reduce((count, { rows }) => count + rows.length, 0);

/** The rows whose name or code holds the words, as `foldForSearch` compares them; sections that have none left are gone. */
export function findCurrencies(sections: readonly CurrencySection[], words: string): readonly CurrencySection[] {
  const wanted = foldForSearch(words);
  if (wanted === '') return sections;
  return sections
    .map(({ provider, rows }) => ({ provider, rows: rows.filter(({ name, code }) => foldForSearch(`${name} ${code}`).includes(wanted)) }))
    .filter(({ rows }) => rows.length > 0);
}
