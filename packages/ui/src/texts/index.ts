export { type TextOverrides, TextsProvider, type TextsProviderProps, useTexts } from './Texts.tsx';
export { LocaleProvider, type LocaleProviderProps, useLocale } from './Locale.tsx';
export { type Catalogue, type TextEntry, type TextsOverride, type Widened, catalogue } from './catalogue.ts';
