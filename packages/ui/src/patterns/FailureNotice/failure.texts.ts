import { catalogue } from '../../texts/catalogue.ts';

/** Texts for failed calls (ERR-001, ERR-003, HOME-073). */
export const failureTexts = catalogue('failure', {
  offline: 'No internet connection!',
  unavailable: 'Service is temporary unavailable',
  /** Above the provider's own message, which says why. */
  refused: 'This could not be done',
  unexpected: 'Something went wrong',
  unexpectedContext: "We’re sorry that you have to experience some problems. Don't worry, we'll fix it. Please try again later.",
  understood: 'I got it',
});
