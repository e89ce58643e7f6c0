import { foldForSearch } from '@wallet/core/search/foldForSearch';

/** An id of the host's back end. It is compared and returned as it was given, and never read. */
export type Id = string | number;

/** An option of a picker. Its value identifies it among the others. */
export type PickerOption<Value extends Id = string> = {
  readonly value: Value;
  readonly label: string;
  /** Second line of the option. */
  readonly note?: string;
  /** A code that the search also matches: 'LT', 'BTC'. */
  readonly code?: string;
  /** Alternative names. The search also matches the start of each of their words. */
  readonly otherNames?: readonly string[];
  /** Options of the same group are listed together under this heading. */
  readonly group?: string;
  /** Visible but not selectable. Give the reason in `note`. */
  readonly disabled?: boolean;
};

/**
 * What the choices of a call without any are taken for, so that its type error names the property that is missing or wrong, and not the
 * callback.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- anything stricter moves the error
export type Unlisted = any;

/**
 * Returns the options whose label or code contains the search, or whose other names have a word that starts with it, compared with
 * `foldForSearch`. Exact matches come first, then options that start with the search. Otherwise the given order is kept (D-APP-14).
 */
export function findOptions<Option extends PickerOption<Id>>(options: readonly Option[], search: string): readonly Option[] {
  const wanted = normalizeForSearch(search);
  if (wanted === '') return options;
  const exact: Option[] = [];
  const starting: Option[] = [];
  const holding: Option[] = [];
  for (const option of options) {
    const [label, code] = [normalizeForSearch(option.label), normalizeForSearch(option.code ?? '')];
    const names = (option.otherNames ?? []).map(normalizeForSearch);
    if (label === wanted || names.includes(wanted)) exact.push(option);
    else if ([label, code, ...names].some((text) => text.startsWith(wanted))) starting.push(option);
    else if (label.includes(wanted) || code.includes(wanted) || names.some((name) => name.includes(` ${wanted}`))) holding.push(option);
  }
  return [...exact, ...starting, ...holding];
}

/** Drops dots, since people type them or not: "U.S.A.", "St. Lucia". */
const normalizeForSearch = (text: string): string => foldForSearch(text.replaceAll('.', ''));
