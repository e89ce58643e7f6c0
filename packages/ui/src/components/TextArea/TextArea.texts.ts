import { catalogue } from '../../texts/catalogue.ts';

export const textAreaTexts = catalogue('text-area', {
  counter: (length: number, most: number): string => `${length} / ${most}`,
  /** Announced when few characters are left. */
  left: (count: number): string => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count: number): string => (count === 1 ? '1 character too many' : `${count} characters too many`),
});
