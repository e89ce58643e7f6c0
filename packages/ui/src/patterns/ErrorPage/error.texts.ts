import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the generic error page, and of the view that replaces content that failed to load (APP-019, D-ERR-20). */
export const errorTexts = catalogue('error', {
  title: 'ERROR',
  text: 'We’ve sorry, something has gone wrong. Please try later.',
  home: 'RETURN HOME',
  retry: 'Try again',
  unavailable: 'Service is temporary unavailable',
  offline: 'No internet connection!',
  reference: 'Reference: {id}',
});
