import { catalogue } from '../../texts/catalogue.ts';

export const toastTexts = catalogue('toast', {
  close: 'Close',
  /** The region in which they appear. */
  region: 'Notifications',
});
