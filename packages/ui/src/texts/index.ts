/** The language of a product: its locale, and the texts that it replaces. */
export { type TextOverrides, TextsProvider, type TextsProviderProps, useTexts } from './Texts.tsx';
export { LocaleProvider, type LocaleProviderProps, useLocale } from './Locale.tsx';
export {
  type AnyCatalogue,
  type Catalogue,
  type CatalogueTranslation,
  type FeatureOf,
  type IsPlural,
  type PartialTranslation,
  type Placeholders,
  type Plural,
  type TextEntry,
  type TextGroup,
  type Texts,
  type TextsOverride,
  type Translated,
  type WrittenText,
  catalogue,
} from './catalogue.ts';
