import { catalogue } from '../../texts/catalogue.ts';

/** D-APP-23, word for word. */
export const botCheckNoticeTexts = catalogue('bot-check-notice', {
  reCaptcha: {
    before: 'This page is protected by reCAPTCHA and the Google ',
    privacy: 'Privacy Policy',
    between: ' and ',
    terms: 'Terms of Service',
    after: ' apply.',
  },
  other: 'This page is protected by a bot-check service.',
});
