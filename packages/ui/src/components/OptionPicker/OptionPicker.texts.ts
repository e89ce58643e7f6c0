export const optionPickerTexts = {
  search: 'Search',
  clear: 'Clear',
  close: 'Close',
  nothing: 'Nothing was found',
  loading: 'Loading…',
  failed: 'Something went wrong.',
  retry: 'Try again',
  /** Spoken when the search has changed what is listed. */
  found: (count: number): string => (count === 1 ? '1 option' : `${count} options`),
};
