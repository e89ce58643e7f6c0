import { LocaleProvider, TextsProvider, type TextOverrides } from '@wallet/ui/texts';
import { Suspense, use, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type Props = { readonly children: ReactNode };
type Language = { readonly locale: string; readonly overrides: TextOverrides };

const english: Language = { locale: 'en-GB', overrides: {} };

/** Loads a language of the toolbar. `pseudo` is English with accents, 40 % longer; `mirrored` is written from right to left. */
async function loadLanguage(name: unknown): Promise<Language> {
  if (name === 'de') return { locale: 'de-DE', overrides: (await import('@wallet/ui/texts/de')).germanTexts };
  const { pseudoTexts, mirroredTexts } = await import('./pseudoTexts.ts');
  return name === 'mirrored' ? { locale: 'he-IL', overrides: mirroredTexts } : { ...english, overrides: pseudoTexts };
}

const loading = new Map<unknown, Promise<Language>>();
function getLanguage(name: unknown): Promise<Language> {
  const language = loading.get(name) ?? loadLanguage(name);
  loading.set(name, language);
  return language;
}

/** The language in which a mounted story is measured, instead of its own. */
let measured: Language | null = null;
const watchers = new Set<() => void>();
const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** Shows the mounted story in another language, without mounting it again. `null` shows it in its own. */
export async function showIn(name: 'mirrored' | 'pseudo' | null): Promise<void> {
  const language = name === null ? null : await getLanguage(name);
  flushSync(() => {
    measured = language;
    for (const watcher of watchers) watcher();
  });
  if (name === 'mirrored') document.documentElement.dir = 'rtl';
  else document.documentElement.removeAttribute('dir');
}

/** Shows a story with the texts and number formats of the toolbar's language. */
export function WithLanguage({ language, children }: Props & { readonly language: unknown }) {
  return (
    <Suspense>
      <InLanguage name={language}>{children}</InLanguage>
    </Suspense>
  );
}

function InLanguage({ name, children }: Props & { readonly name: unknown }) {
  const own = name === undefined || name === 'en' ? english : use(getLanguage(name));
  const { locale, overrides } = useSyncExternalStore(watch, () => measured) ?? own;
  return (
    <LocaleProvider locale={locale}>
      <TextsProvider overrides={overrides}>{children}</TextsProvider>
    </LocaleProvider>
  );
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
