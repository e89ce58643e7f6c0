import { catalogue } from '../../texts/catalogue.ts';

export const optionPickerTexts = catalogue('option-picker', {
  search: 'Search',
  clear: 'Clear',
  close: 'Close',
  nothing: 'Nothing was found',
  loading: 'Loading…',
  failed: 'Something went wrong.',
  retry: 'Try again',
  /** Spoken when the search has changed what is listed. */
  found: (count: number): string => (count === 1 ? '1 option' : `${count} options`),
});
