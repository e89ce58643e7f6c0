import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import { createContext, use, type ReactNode } from 'react';

const LocaleContext = createContext<Locale>(builtInLocale);

export type LocaleProviderProps = {
  /** BCP 47: `de-DE`, `fr-CH`. */
  readonly locale: Locale;
  /** The part of the product that it applies to. */
  readonly children: ReactNode;
};

/**
 * Sets the locale for the format of numbers, amounts, dates and country names below it. `TextsProvider` sets the texts. Without it `en-GB`
 * is used. Two of them on one page, or in two responses of one server, are independent of each other.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** Returns the locale for formatters: `formatMoney(amount, useLocale())`. */
export function useLocale(): Locale {
  return use(LocaleContext);
}
