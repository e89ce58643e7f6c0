import { LocaleProvider, TextsProvider } from '@wallet/ui/texts';
import { lazy, Suspense, useLayoutEffect, type ReactNode } from 'react';

type Props = { readonly children: ReactNode };

/** Loaded only when the language is selected. */
const German = lazy(async () => {
  const { germanTexts } = await import('@wallet/ui/texts/de');
  const Provider = ({ children }: Props) => (
    <LocaleProvider locale="de-DE">
      <TextsProvider overrides={germanTexts}>{children}</TextsProvider>
    </LocaleProvider>
  );
  return { default: Provider };
});

const Pseudo = lazy(async () => {
  const { pseudoTexts } = await import('./pseudoTexts.ts');
  return { default: ({ children }: Props) => <TextsProvider overrides={pseudoTexts}>{children}</TextsProvider> };
});

/** Shows a story with the texts and number formats of the toolbar's language. */
export function WithLanguage({ language, children }: Props & { readonly language: unknown }) {
  if (language !== 'de' && language !== 'pseudo') return children;
  return <Suspense>{language === 'de' ? <German>{children}</German> : <Pseudo>{children}</Pseudo>}</Suspense>;
}

/** Applies the text direction and the browser's text size to the page. */
export function WithPageSettings({ direction, textSize, children }: Props & { readonly direction: unknown; readonly textSize: unknown }) {
  useLayoutEffect(() => {
    if (direction !== 'rtl') return undefined;
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  }, [direction]);
  useLayoutEffect(() => {
    if (typeof textSize !== 'string' || textSize === '100 %') return undefined;
    document.documentElement.style.fontSize = textSize.replace(' ', '');
    return () => void document.documentElement.style.removeProperty('font-size');
  }, [textSize]);
  return children;
}
