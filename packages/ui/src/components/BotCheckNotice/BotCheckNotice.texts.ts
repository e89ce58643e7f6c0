import { catalogue } from '../../texts/catalogue.ts';

/** The wording that the bot-check provider requires, verbatim (D-APP-23). */
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
