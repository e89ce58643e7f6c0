import { createContext, use, useMemo, type ReactNode } from 'react';
import { getFeature, type Catalogue } from './catalogue.ts';

/** Texts of another product or language, by feature and entry. Missing entries keep the built-in text. */
export type TextOverrides = { readonly [feature: string]: Readonly<Record<string, unknown>> };

const OverridesContext = createContext<TextOverrides>({});

export type TextsProviderProps = {
  /** Keep the object's identity stable between renders. A new object re-renders every text. */
  readonly overrides: TextOverrides;
  readonly children: ReactNode;
};

/** Overrides individual built-in texts with those of another product or language. */
export function TextsProvider({ overrides, children }: TextsProviderProps) {
  return <OverridesContext value={overrides}>{children}</OverridesContext>;
}

/** Returns the feature's texts with the product's overrides: `const texts = useTexts(loginTexts)`. */
export function useTexts<Entries extends object>(texts: Catalogue<Entries>): Catalogue<Entries> {
  const override = use(OverridesContext)[getFeature(texts)];
  return useMemo(() => (override === undefined ? texts : { ...texts, ...override }), [texts, override]);
}
