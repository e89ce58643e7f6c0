import { builtInLocale } from '@wallet/core/format/locale';
import { type LanguageName, useServices } from '../../providers/Services.ts';

/** The language of the texts, and what chooses another one on this device: the page goes on in it (WISH-020, LANG-015, LANG-016). */
export function useChosenLanguage() {
  const { locale, speak } = useServices();
  return {
    language: locale === builtInLocale ? 'en' : 'de',
    onLanguage: (chosen: LanguageName): void => void speak(chosen),
  } as const;
}
