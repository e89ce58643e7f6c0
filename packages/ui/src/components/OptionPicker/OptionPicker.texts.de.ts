import type { Translation } from '../../texts/Translation.ts';
import type { optionPickerTexts } from './OptionPicker.texts.ts';

export const germanOptionPickerTexts: Translation<typeof optionPickerTexts> = {
  search: 'Suchen',
  clear: 'Leeren',
  close: 'Schließen',
  nothing: 'Nichts gefunden',
  loading: 'Wird geladen\u00A0…',
  failed: 'Es ist ein Fehler aufgetreten.',
  retry: 'Erneut versuchen',
  found: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
};
