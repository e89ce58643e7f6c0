import type { TextOverrides } from '@wallet/ui/texts';
import type { Services } from './providers/Services.ts';
import { deviceKeys } from './storage/keys.ts';

/**
 * Sets the language that the customer has chosen on this device, before anything is drawn, and answers its texts: none for English, which is
 * built in (WISH-020). Without its part the app goes on in English.
 */
export async function loadLanguage({ storage, monitoring }: Pick<Services, 'storage' | 'monitoring'>): Promise<TextOverrides> {
  if (storage.read(deviceKeys.language) !== 'de') return {};
  try {
    const { speakGerman } = await import('@wallet/ui/texts/german');
    return speakGerman();
  } catch (error) {
    monitoring.report('warning', `The texts in German could not be loaded: ${String(error)}`);
    return {};
  }
}
