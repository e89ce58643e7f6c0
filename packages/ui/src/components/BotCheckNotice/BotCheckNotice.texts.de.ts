import type { Translation } from '../../texts/Translation.ts';
import type { botCheckNoticeTexts } from './BotCheckNotice.texts.ts';

export const germanBotCheckNoticeTexts: Translation<typeof botCheckNoticeTexts> = {
  reCaptcha: {
    before: 'Diese Seite ist durch reCAPTCHA geschützt. Es gelten die ',
    privacy: 'Datenschutzerklärung',
    between: ' und die ',
    terms: 'Nutzungsbedingungen',
    after: ' von Google.',
  },
  other: 'Diese Seite ist vor automatisierten Zugriffen geschützt.',
};
