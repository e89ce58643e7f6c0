import { capitalise } from './capitalise.ts';
import { NO_BREAK_SPACE } from './characters.ts';
import { intlLocale } from './figures.ts';
import { builtInLocale, perLocale, type Locale } from './locale.ts';

/** How a locale writes dates. Dates are read in UTC. */
export type DateNotation = {
  readonly today: string;
  readonly yesterday: string;
  /** Before the time in a list, for any year: `Mar 14`. */
  readonly dayInList: (date: Date) => string;
  /** `14 Mar` */
  readonly dayAndMonth: (date: Date) => string;
  /** `14 Mar 2026` */
  readonly day: (date: Date) => string;
  /** Date range of an event: `June 25-28, 2025`. */
  readonly days: (first: Date, last: Date) => string;
  /** `Mar 2024` */
  readonly monthShort: (date: Date) => string;
  /** `November 2026` */
  readonly month: (date: Date) => string;
};

/**
 * Uses the words and order of `Intl`, except where the specification defines its own notation for the built-in locale (FMT-040,
 * D-CLUB-03).
 */
export const dateNotation = perLocale((locale): DateNotation => {
  const isBuiltIn = locale === builtInLocale;
  const tag = intlLocale(locale);
  const dayWidth = isBuiltIn ? '2-digit' : 'numeric';
  const event = createFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    ...nearDays(locale),
    dayInList: remembered(createWriter(tag, { day: dayWidth, month: 'short' }), (date) => date.getUTCMonth() * 31 + date.getUTCDate()),
    dayAndMonth: isBuiltIn ? createDayAndMonthWriter(tag) : createWriter(tag, { day: dayWidth, month: 'short' }),
    day: isBuiltIn ? createDayWriter(tag) : createWriter(tag, { day: dayWidth, month: 'short', year: 'numeric' }),
    days: isBuiltIn ? createDaysWriter(tag) : (first, last) => typeset(event.formatRange(first, last)),
    monthShort: createWriter(tag, { month: 'short', year: 'numeric' }),
    month: remembered(createWriter(tag, { month: 'long', year: 'numeric' }), (date) => date.getUTCFullYear() * 12 + date.getUTCMonth()),
  };
});

type DateWriter = (date: Date) => string;

/** `Today` and `Yesterday`, capitalised because they start a line. */
function nearDays(locale: Locale): Pick<DateNotation, 'today' | 'yesterday'> {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const write = (days: number): string => capitalise(words.format(days, 'day'), locale);
  return { today: write(0), yesterday: write(-1) };
}

/** `14 Mar`: British order with American three-letter months, never on two lines. */
function createDayAndMonthWriter(tag: Locale): DateWriter {
  const month = createWriter(tag, { month: 'short' });
  return (date) => `${date.getUTCDate().toString().padStart(2, '0')}${NO_BREAK_SPACE}${month(date)}`;
}

function createDayWriter(tag: Locale): DateWriter {
  const dayAndMonth = createDayAndMonthWriter(tag);
  return (date) => `${dayAndMonth(date)}${NO_BREAK_SPACE}${date.getUTCFullYear()}`;
}

/** `June 25-28, 2025`, with hyphens. */
function createDaysWriter(tag: Locale): DateNotation['days'] {
  const dayOfMonth = createWriter(tag, { day: 'numeric', month: 'long' });
  return (first, last) => {
    const [start, end] = [dayOfMonth(first), dayOfMonth(last)];
    const year = last.getUTCFullYear();
    if (first.getUTCFullYear() !== year) return `${start}, ${first.getUTCFullYear()} - ${end}, ${year}`;
    if (start === end) return `${start}, ${year}`;
    return first.getUTCMonth() === last.getUTCMonth() ? `${start}-${last.getUTCDate()}, ${year}` : `${start} - ${end}, ${year}`;
  };
}

function createFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
}

function createWriter(locale: Locale, options: Intl.DateTimeFormatOptions): DateWriter {
  const format = createFormat(locale, options);
  return (date) => typeset(format.format(date));
}

/** Keeps a day's number and its month on one line, and uses the same space width in every browser. */
function typeset(text: string): string {
  return text.replaceAll('\u2009', ' ').replaceAll(/(\d\.?) (?=\p{Letter})/gu, `$1${NO_BREAK_SPACE}`);
}

/**
 * 100,000 rows of a history share a few hundred texts. Caching them saves memory and lets them be compared by identity (budgets L1, L3).
 */
function remembered(write: DateWriter, keyOf: (date: Date) => number): DateWriter {
  const texts = new Map<number, string>();
  return (date) => {
    const key = keyOf(date);
    const cached = texts.get(key);
    if (cached !== undefined) return cached;
    const text = write(date);
    texts.set(key, text);
    return text;
  };
}
