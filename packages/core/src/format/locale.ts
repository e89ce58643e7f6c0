/**
 * The language and region by which figures, days and names are written: a BCP 47 tag, `de-DE`, `fr-CH`. It is an argument of every formatter;
 * nothing remembers one. `en-GB` is written as the specification writes it, every other locale as `Intl` does.
 */
export type Locale = string;

/** The locale of the built-in texts, and of what the provider words itself (LIM-032). */
export const builtInLocale = 'en-GB';

/** More locales than one process serves at a time; a server that is asked for ever other tags must not grow by them. */
const MOST_LOCALES = 50;

/**
 * Makes a value once for each locale. `Intl` formatters take 200 times as long to make as to use, so none is made for a single figure
 * (budget M4).
 * @param make must depend on its locale alone
 */
export function perLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const values = new Map<Locale, Made>();
  return (locale) => {
    const cached = values.get(locale);
    if (cached !== undefined) return cached;
    if (values.size === MOST_LOCALES) values.clear();
    const value = make(locale);
    values.set(locale, value);
    return value;
  };
}
