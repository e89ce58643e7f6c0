import { catalogue } from '../../../texts/catalogue.ts';

/** Texts of the trusted recipients (BRAKE-016). */
export const trustedRecipientsTexts = catalogue('trusted-recipients', {
  title: 'Trusted recipients',
  intro: 'We do not ask about transfers to them, and do not hold them.',
  loading: 'Loading your trusted recipients',
  since: (day: string): string => `Since ${day}`,
  empty: 'No trusted recipients yet.',
  emptyText: 'You can trust a recipient in the details of a completed transfer.',
  remove: 'Remove',
  removeNamed: (recipient: string): string => `Remove ${recipient}`,
  removeTitle: 'Remove this recipient?',
  keep: 'Keep',
  removed: 'Recipient removed',
});
