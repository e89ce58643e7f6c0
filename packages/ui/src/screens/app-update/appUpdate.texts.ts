import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the restart dialog (APP-021 to APP-023, D-APP-04). */
export const appUpdateTexts = catalogue('app-update', {
  title: 'Application updated',
  text: 'The application has been updated. It will restart once you close this message.',
  understood: 'I got it',
  reloading: 'Reloading...',
});
