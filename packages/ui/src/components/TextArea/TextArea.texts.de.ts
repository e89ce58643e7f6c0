import type { Translation } from '../../texts/Translation.ts';
import type { textAreaTexts } from './TextArea.texts.ts';

export const germanTextAreaTexts: Translation<typeof textAreaTexts> = {
  counter: (length, most) => `${length} / ${most}`,
  left: (count) => `Noch ${count} Zeichen`,
  over: (count) => `${count} Zeichen zu viel`,
};
