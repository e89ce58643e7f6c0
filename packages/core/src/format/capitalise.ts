import type { Locale } from './locale.ts';

/** Writes the first letter of a word of `Intl` in upper case, for a word that stands alone: 'Français', 'Gestern'. */
export const capitalise = (word: string, locale: Locale): string => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
