import { expect, it } from 'vitest';
import { formatAgo } from './formatAgo.ts';

it.each([
  [0, 'en-GB', 'now'],
  [1, 'en-GB', '1 second ago'],
  [59, 'en-GB', '59 seconds ago'],
  [60, 'en-GB', '1 minute ago'],
  [7300, 'en-GB', '2 hours ago'],
  [0, 'de-DE', 'jetzt'],
  [0, 'fr-FR', 'maintenant'],
  [4, 'de-DE', 'vor 4 Sekunden'],
  [125, 'de-DE', 'vor 2 Minuten'],
  [300, 'ar-EG', 'قبل 5 دقائق'],
])('writes %i seconds in %s as "%s" (D-LEG-05)', (seconds, locale, text) => {
  expect(formatAgo(seconds, locale)).toBe(text);
});
