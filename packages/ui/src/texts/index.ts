export { type TextOverrides, TextsProvider, type TextsProviderProps, useTexts } from './Texts.tsx';
export { type Catalogue, type TextEntry, type TextsOverride, catalogue } from './catalogue.ts';
