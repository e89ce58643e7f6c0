import { builtInLocale } from '@wallet/core/format/locale';
import { toLanguageName, useServices } from '../../providers/Services.ts';

/**
 * The language of the texts, and how to change it on this device. The page continues in the new language (WISH-020, LANG-015, LANG-016).
 */
export function useChosenLanguage() {
  const { locale, speak } = useServices();
  return {
    language: locale === builtInLocale ? 'en' : 'de',
    onLanguage: (chosen: string): void => void speak(toLanguageName(chosen)),
  } as const;
}
