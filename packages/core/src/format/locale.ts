/**
 * Language and region by which figures, days and names are written: a BCP 47 tag such as `de-DE` or `fr-CH`. Every formatter takes it as an
 * argument; none stores it. `en-GB` follows the specification, every other locale follows `Intl`.
 */
export type Locale = string;

/** Locale of the built-in texts, and of texts that the provider writes itself (LIM-032). */
export const builtInLocale = 'en-GB';

/** More locales than one process usually serves. The limit keeps a server from growing when it is asked for ever new tags. */
const MAX_LOCALES = 50;

/**
 * Caches one value per locale. Creating an `Intl` formatter takes 200 times as long as using it, so none is created for a single figure
 * (budget M4).
 * @param make must depend on its locale alone
 */
export function perLocale<Made>(make: (locale: Locale) => Made): (locale: Locale) => Made {
  const values = new Map<Locale, Made>();
  return (locale) => {
    const cached = values.get(locale);
    if (cached !== undefined) return cached;
    if (values.size === MAX_LOCALES) values.clear();
    const value = make(locale);
    values.set(locale, value);
    return value;
  };
}
