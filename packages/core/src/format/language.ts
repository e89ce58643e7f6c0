import { locale } from './locale.ts';

/** How a language writes days; without it they are English. A day is read as that of UTC. */
export type DateFormats = {
  readonly today: string;
  readonly yesterday: string;
  /** In a list, of any year: `Mar 14`. */
  readonly dayOfYear: (date: Date) => string;
  /** In details: `14 Mar 2026`. */
  readonly dayInDetails: (date: Date) => string;
  /** `Mar 14, 2026` */
  readonly day: (date: Date) => string;
  /** Of an event: `June 25-28, 2025`. */
  readonly days: (first: Date, last: Date) => string;
  /** `Mar 2024` */
  readonly monthShort: (date: Date) => string;
  /** `November 2026` */
  readonly month: (date: Date) => string;
  /** In a date field: `14/03/2026`. */
  readonly fieldDay: (year: string, month: string, day: string) => string;
};

/** How a language writes figures and days, sorts and names (WISH-020). */
export type Language = {
  /** BCP 47; the provider is asked for it. */
  readonly locale: string;
  /** Between the whole digits and the decimals. */
  readonly point: '.' | ',';
  /** Between thousands. */
  readonly group: ',' | '.';
  /** Whole digits whose groups a paste would else take for decimals. */
  readonly grouped?: RegExp;
  /** Behind a percentage. */
  readonly percent: string;
  /** Whether € and $ stand behind the figure. */
  readonly signBehind: boolean;
  /** Behind a million, a billion (10⁹) and a trillion (10¹²) in short. */
  readonly magnitudes: { readonly M: string; readonly B: string; readonly T: string };
  readonly dates?: DateFormats;
};

/** Built in. */
export const english: Language = {
  locale,
  point: '.',
  group: ',',
  percent: '%',
  signBehind: false,
  magnitudes: { M: 'M', B: 'B', T: 'T' },
};

let spoken = english;

/** The language of everything that is formatted: English until another is set. */
export const language = (): Language => spoken;

/** Sets the language of everything that is formatted from now on. Once, before anything is drawn: nothing is drawn again by it. */
export function setLanguage(next: Language): void {
  spoken = next;
}
