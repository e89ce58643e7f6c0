import { foldForSearch } from '@wallet/core/search/foldForSearch';

/** What a picker offers. */
export type PickerOption = {
  readonly value: string;
  readonly label: string;
  /** Second line. */
  readonly note?: string;
  /** A code that the search finds as well: 'LT', 'BTC'. */
  readonly code?: string;
  /** What else it is called: the search finds it by the beginning of a word of these as well. */
  readonly otherNames?: readonly string[];
  /** Options of one group stand together under its name. */
  readonly group?: string;
  /** Shown, but cannot be chosen; say why in `note`. */
  readonly disabled?: boolean;
};

/**
 * The options whose label or code holds what is searched, or whose other names do at the beginning of a word, as `foldForSearch` compares them.
 * What is called so exactly comes first, then what starts with it, otherwise they keep their given order (D-APP-14).
 */
export function findOptions<Option extends PickerOption>(options: readonly Option[], search: string): readonly Option[] {
  const wanted = folded(search);
  if (wanted === '') return options;
  const exact: Option[] = [];
  const starting: Option[] = [];
  const holding: Option[] = [];
  for (const option of options) {
    const [label, code] = [folded(option.label), folded(option.code ?? '')];
    const names = (option.otherNames ?? []).map(folded);
    if (label === wanted || names.includes(wanted)) exact.push(option);
    else if ([label, code, ...names].some((text) => text.startsWith(wanted))) starting.push(option);
    else if (label.includes(wanted) || code.includes(wanted) || names.some((name) => name.includes(` ${wanted}`))) holding.push(option);
  }
  return [...exact, ...starting, ...holding];
}

/** Dots are left out as often as written: "U.S.A.", "St. Lucia". */
const folded = (text: string): string => foldForSearch(text.replaceAll('.', ''));
