import type { Translation } from '../../texts/Translation.ts';
import type { sendTexts } from './send.texts.ts';

export const germanSendTexts: Translation<typeof sendTexts> = {
  deducted: (amount) => `Der Empfänger erhält ${amount}`,
  cannotPayFee: (code) => `Nicht genügend ${code} für die Gebühr`,
  needMore: (amount) => `Für die Gebühr fehlen ${amount}.`,
};
