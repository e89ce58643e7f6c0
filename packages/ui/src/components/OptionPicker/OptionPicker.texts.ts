import { catalogue } from '../../texts/catalogue.ts';

export const optionPickerTexts = catalogue('option-picker', {
  search: 'Search',
  clear: 'Clear',
  close: 'Close',
  nothing: 'Nothing was found',
  loading: 'Loading…',
  failed: 'Something went wrong.',
  retry: 'Try again',
  /** Announced when the search changes the list. */
  found: { one: '{count} option', other: '{count} options' },
});
