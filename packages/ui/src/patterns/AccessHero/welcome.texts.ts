import { catalogue } from '../../texts/catalogue.ts';

/** The four slides in order (APP-040, D-APP-18). The fourth shows the brand's awards. */
export const welcomeTexts = catalogue('welcome', {
  slides: [
    { title: 'Your digital family office', text: 'Wealth, banking and crypto in one place.' },
    { title: 'Tailored to every investor', text: 'Open a free account and choose what suits you.' },
    { title: 'Investment solutions', text: 'Venture deals, public stocks, structured notes, trust asset management.' },
    { title: 'Awards', text: '' },
  ],
  carousel: 'What you can do here',
  createAccount: 'Create account',
  logIn: 'Already have an account',
  lookAround: 'Look around first',
});
