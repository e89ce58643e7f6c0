import { catalogue } from '../../texts/catalogue.ts';

/** The generic error page and the view that takes the place of what could not be loaded (APP-019, D-ERR-20). */
export const errorTexts = catalogue('error', {
  title: 'ERROR',
  text: 'We’ve sorry, something has gone wrong. Please try later.',
  home: 'RETURN HOME',
  retry: 'Try again',
  unavailable: 'Service is temporary unavailable',
  offline: 'No internet connection!',
  reference: (id: string): string => `Reference: ${id}`,
});
