import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { createContext, use, type ReactNode } from 'react';

const LocaleContext = createContext<Locale>(builtInLocale);

export type LocaleProviderProps = {
  /** BCP 47: `de-DE`, `fr-CH`. */
  readonly locale: Locale;
  readonly children: ReactNode;
};

/**
 * Sets how figures, amounts, days and names of countries are written below it; `TextsProvider` sets the words. Without it they are written
 * as in `en-GB`. Two of them on one page, or in two answers of one server, know nothing of each other.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The locale for formatters: `formatMoney(amount, useLocale())`. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
