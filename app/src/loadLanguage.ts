import type { TextOverrides } from '@wallet/ui/texts';
import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import type { Services } from './providers/Services.ts';

export type Language = { readonly locale: Locale; readonly texts: TextOverrides };

/**
 * Loads the language chosen on this device (WISH-020), else the browser's (LANG-015). English is built in, and is used when another
 * language cannot be loaded.
 */
export async function loadLanguage({ locale, monitoring }: Pick<Services, 'locale' | 'monitoring'>): Promise<Language> {
  if (locale === builtInLocale) return { locale, texts: {} };
  try {
    const { germanTexts } = await import('@wallet/ui/texts/de');
    return { locale, texts: germanTexts };
  } catch (error) {
    monitoring.report('warning', `The texts in German could not be loaded: ${String(error)}`);
    return { locale: builtInLocale, texts: {} };
  }
}
