/** What a picker offers. */
export type PickerOption = {
  readonly value: string;
  readonly label: string;
  /** Second line. */
  readonly note?: string;
  /** A code that the search finds as well: 'LT', 'BTC'. */
  readonly code?: string;
  /** Options of one group stand together under its name. */
  readonly group?: string;
  /** Shown, but cannot be chosen; say why in `note`. */
  readonly disabled?: boolean;
};

/**
 * The options whose label or code holds what is searched, ignoring case and diacritics; those that start with it come first,
 * otherwise in their given order (D-APP-14).
 */
export function findOptions<Option extends PickerOption>(options: readonly Option[], search: string): readonly Option[] {
  const wanted = folded(search.trim());
  if (wanted === '') return options;
  const starting: Option[] = [];
  const holding: Option[] = [];
  for (const option of options) {
    const texts = [folded(option.label), folded(option.code ?? '')];
    if (texts.some((text) => text.startsWith(wanted))) starting.push(option);
    else if (texts.some((text) => text.includes(wanted))) holding.push(option);
  }
  return [...starting, ...holding];
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
