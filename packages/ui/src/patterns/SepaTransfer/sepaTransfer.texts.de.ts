import type { Translation } from '../../texts/Translation.ts';
import type { sepaTransferTexts } from './sepaTransfer.texts.ts';

export const germanSepaTransferTexts: Translation<typeof sepaTransferTexts> = {
  using: 'Zahlungsweg',
  method: 'EU-Überweisung',
  network: 'SEPA',
  amount: 'Betrag',
  useAll: 'Alles',
  minimum: (amount, currency) => `Mehr als ${amount} ${currency}`,
  fee: 'Gebühr',
  next: 'Weiter',
  notEnoughTitle: 'Guthaben nicht ausreichend',
  notEnough: 'Das Guthaben auf Ihrem Konto reicht für diese Auszahlung nicht aus.',
  understood: 'Verstanden',
};
