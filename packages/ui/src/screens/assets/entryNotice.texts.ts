import { catalogue } from '../../texts/catalogue.ts';

/** Texts of the two notices shown on entry to the dashboard (HOME-025, HOME-027, D-HOME-12). */
export const entryNoticeTexts = catalogue('entry-notice', {
  travelRule: {
    title: 'Updating the compliance framework',
    text: 'EU rules now require us to ask who sends and who receives each crypto transfer.',
  },
  cardLimitations: {
    title: 'Important notice',
    text: 'Card payments cannot be processed from Russia, Belarus and Ukraine.',
  },
  proceed: 'Continue',
});
