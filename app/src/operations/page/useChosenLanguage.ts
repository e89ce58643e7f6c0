import { builtInLocale } from '@wallet/core/format/locale';
import { useServices } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';

/** The language of the texts, and what chooses another one on this device: the page is loaded again in it (WISH-020, LANG-015). */
export function useChosenLanguage() {
  const { storage, locale } = useServices();
  return {
    language: locale === builtInLocale ? 'en' : 'de',
    onLanguage: (chosen: 'en' | 'de'): void => {
      storage.write(deviceKeys.language, chosen);
      // Texts and formats are set before anything is drawn.
      location.reload();
    },
  } as const;
}
