export { type TextOverrides, TextsProvider, type TextsProviderProps, useTexts } from './Texts.tsx';
export { LocaleProvider, type LocaleProviderProps, useLocale } from './Locale.tsx';
export {
  type AnyCatalogue,
  type Catalogue,
  type CatalogueTranslation,
  type Plural,
  type TextEntry,
  type Texts,
  type TextsOverride,
  type Translated,
  catalogue,
} from './catalogue.ts';
