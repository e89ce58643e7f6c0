export { type TextOverrides, TextsProvider, type TextsProviderProps, useTexts } from './Texts.tsx';
export type { Catalogue } from './catalogue.ts';
