import { catalogue } from '../../texts/catalogue.ts';

export const textAreaTexts = catalogue('text-area', {
  counter: '{length} / {most}',
  /** Announced when few characters are left. */
  left: { one: '{count} character left', other: '{count} characters left' },
  over: { one: '{count} character too many', other: '{count} characters too many' },
});
