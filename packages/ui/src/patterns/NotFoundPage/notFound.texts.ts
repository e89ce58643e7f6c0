import { catalogue } from '../../texts/catalogue.ts';

export const notFoundTexts = catalogue('not-found', {
  documentTitle: 'Page not found',
  text: 'Oops! The page you’re looking for could not be found.',
  home: 'RETURN HOME',
});
