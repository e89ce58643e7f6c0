import type { TextOverrides } from '@wallet/ui/texts';
import { builtInLocale, type Locale } from '@wallet/core/format/locale';
import type { Services } from './providers/Services.ts';

/** How figures and days are written, and in which words. */
export type Language = { readonly locale: Locale; readonly texts: TextOverrides };

/** The language that the customer has chosen on this device (WISH-020), else the browser's (LANG-015). English is built in; without the part of another the app goes on in English. */
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
