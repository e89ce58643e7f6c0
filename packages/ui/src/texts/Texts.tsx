import { createContext, use, useMemo, type ReactNode } from 'react';
import { getSource, translate, type AnyCatalogue } from './catalogue.ts';
import { useLocale } from './Locale.tsx';

/** Texts of another product or language as JSON, by feature and entry. Missing entries keep the built-in text. */
export type TextOverrides = { readonly [feature: string]: Readonly<Record<string, unknown>> };

const OverridesContext = createContext<TextOverrides>({});

export type TextsProviderProps = {
  /** Keep the object's identity stable between renders. A new object re-renders every text. */
  readonly overrides: TextOverrides;
  readonly children: ReactNode;
};

/** Overrides individual built-in texts with those of another product or language. Plurals follow the locale of `LocaleProvider`. */
export function TextsProvider({ overrides, children }: TextsProviderProps) {
  return <OverridesContext value={overrides}>{children}</OverridesContext>;
}

/** Returns the feature's texts with the product's overrides: `const texts = useTexts(loginTexts)`. */
export function useTexts<C extends AnyCatalogue>(texts: C): C {
  const override = use(OverridesContext)[getSource(texts).feature];
  const locale = useLocale();
  return useMemo(() => (override === undefined ? texts : translate(texts, override, locale)), [texts, override, locale]);
}
