import { createContext, use, useMemo, type ReactNode } from 'react';
import { featureOf, type Catalogue } from './catalogue.ts';

/** Another product's or language's texts: by feature, then by entry. What is left out stays as built in. */
export type TextOverrides = { readonly [feature: string]: Readonly<Record<string, unknown>> };

const OverridesContext = createContext<TextOverrides>({});

export type TextsProviderProps = {
  /** Keep the object's identity between renders; a new one renders every text again. */
  readonly overrides: TextOverrides;
  readonly children: ReactNode;
};

/** Puts another product's or language's texts over the built-in ones, text by text. */
export function TextsProvider({ overrides, children }: TextsProviderProps) {
  return <OverridesContext value={overrides}>{children}</OverridesContext>;
}

/** The feature's texts with the product's overrides: `const texts = useTexts(loginTexts)`. */
export function useTexts<Entries extends object>(texts: Catalogue<Entries>): Catalogue<Entries> {
  const override = use(OverridesContext)[featureOf(texts)];
  return useMemo(() => (override === undefined ? texts : { ...texts, ...override }), [texts, override]);
}
