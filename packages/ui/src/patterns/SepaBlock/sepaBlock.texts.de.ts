import type { Translation } from '../../texts/Translation.ts';
import type { sepaBlockTexts } from './sepaBlock.texts.ts';

export const germanSepaBlockTexts: Translation<typeof sepaBlockTexts> = {
  addressPending: {
    title: 'Adressprüfung',
    text: 'Für EU-Überweisungen muss zuerst die Adressprüfung abgeschlossen sein.',
    note: 'Adresse wird geprüft',
  },
  addressNeeded: {
    title: 'Adressprüfung erforderlich',
    text: 'Bestätigen Sie Ihre Adresse, um EU-Überweisungen zu nutzen.',
    note: 'Adresse muss bestätigt werden',
  },
  ibanPending: {
    title: 'Virtuelle IBAN',
    text: 'Ihre virtuelle IBAN wird eingerichtet. Für EU-Überweisungen warten Sie bitte auf die Bestätigung per E-Mail oder wählen Sie ein anderes Verfahren.',
    note: 'Ihre IBAN wird eingerichtet',
  },
  ibanReady: {
    title: 'Virtuelle IBAN',
    text: 'Ihre IBAN ist bereit. Bitte melden Sie sich erneut an, damit Ihr virtuelles IBAN-Konto eingerichtet wird.',
    note: 'Ihre IBAN wird eingerichtet',
  },
  understood: 'Verstanden',
  verifyAddress: 'Adresse bestätigen',
  later: 'Später',
  logInAgain: 'Erneut anmelden',
};
