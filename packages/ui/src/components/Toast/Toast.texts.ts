import { catalogue } from '../../texts/catalogue.ts';

export const toastTexts = catalogue('toast', {
  close: 'Close',
  /** Name of the region that contains the toasts. */
  region: 'Notifications',
});
