import { perLocale, type Locale } from '@wallet/core/format/locale';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { getSource, translate, type AnyCatalogue } from './catalogue.ts';
import { useLocale } from './Locale.tsx';

/** Texts of another product or language as JSON, by feature and entry. Missing entries keep the built-in text. */
export type TextOverrides = { readonly [feature: string]: Readonly<Record<string, unknown>> };

type Translate = <C extends AnyCatalogue>(texts: C, locale: Locale) => C;

/** The provider brings the code that translates, so that a component with built-in texts does not carry it. */
const TranslateContext = createContext<Translate>((texts) => texts);

export type TextsProviderProps = {
  /** Keep the object's identity stable between renders. A new object re-renders every text. */
  readonly overrides: TextOverrides;
  /** The part of the product that it applies to. */
  readonly children: ReactNode;
};

/** Overrides individual built-in texts with those of another product or language. Plurals follow the locale of `LocaleProvider`. */
export function TextsProvider({ overrides, children }: TextsProviderProps) {
  const translateOwn = useMemo<Translate>(() => {
    const translated = perLocale(() => new Map<AnyCatalogue, AnyCatalogue>());
    /** Once for all components with these texts. */
    function translateOnce<C extends AnyCatalogue>(texts: C, locale: Locale): C;
    function translateOnce(texts: AnyCatalogue, locale: Locale): AnyCatalogue {
      const { feature } = getSource(texts);
      if (!(feature in overrides)) return texts;
      const known = translated(locale);
      const made = known.get(texts) ?? translate(texts, overrides[feature], locale);
      known.set(texts, made);
      return made;
    }
    return translateOnce;
  }, [overrides]);
  return <TranslateContext value={translateOwn}>{children}</TranslateContext>;
}

/** Returns the feature's texts with the product's overrides: `const texts = useTexts(loginTexts)`. */
export function useTexts<C extends AnyCatalogue>(texts: C): C {
  return use(TranslateContext)(texts, useLocale());
}
