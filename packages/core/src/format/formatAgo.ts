import { intlLocale } from './figures.ts';
import { perLocale, type Locale } from './locale.ts';

const agoFormat = perLocale((locale) => new Intl.RelativeTimeFormat(intlLocale(locale), { numeric: 'auto' }));

const MINUTE = 60;
const HOUR = 3600;

/**
 * Formats how long ago something was, in whole seconds, minutes or hours: `now`, `4 seconds ago`, `vor 2 Minuten`.
 * @param seconds integer, not negative
 */
export function formatAgo(seconds: number, locale: Locale): string {
  const format = agoFormat(locale);
  if (seconds < MINUTE) return format.format(-seconds, 'second');
  return seconds < HOUR ? format.format(-Math.floor(seconds / MINUTE), 'minute') : format.format(-Math.floor(seconds / HOUR), 'hour');
}
