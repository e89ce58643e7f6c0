import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { sendTexts } from './send.texts.ts';

export const germanSendTexts: CatalogueTranslation<typeof sendTexts> = {
  deducted: 'Der Empfänger erhält {amount}',
  cannotPayFee: 'Nicht genügend {code} für die Gebühr',
  needMore: 'Für die Gebühr fehlen {amount}.',
};
