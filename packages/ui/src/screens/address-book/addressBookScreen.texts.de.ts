import type { Translation } from '../../texts/Translation.ts';
import type { addressBookScreenTexts } from './addressBookScreen.texts.ts';

const addresses = (count: number): string => (count === 1 ? '1 Adresse' : `${count} Adressen`);

export const germanAddressBookScreenTexts: Translation<typeof addressBookScreenTexts> = {
  title: 'Adressbuch',
  intro: 'Gespeicherte Adressen bleiben auf diesem Gerät.',
  networks: { BTC: 'Bitcoin', ETH: 'Ethereum und seine Token' },
  add: 'Adresse hinzufügen',
  empty: 'Noch keine Adressen gespeichert',
  emptyText: 'Fügen Sie hier eine hinzu oder speichern Sie eine nach dem Senden.',
  newAddress: 'Neue Adresse',
  savedAddress: 'Gespeicherte Adresse',
  address: 'Adresse',
  notAnAddress: 'Das ist keine Bitcoin- oder Ethereum-Adresse',
  alreadySaved: (name) => `Bereits als ${name} gespeichert`,
  remove: 'Löschen',
  removeTitle: (name) => `${name} löschen?`,
  removeText: 'Ihre Transaktionen bleiben unverändert.',
  keep: 'Behalten',
  file: 'Adressen sichern',
  fileText: 'Exportieren Sie sie, um sie auf einem anderen Gerät zu nutzen.',
  haveFile: 'Haben Sie eine Datei von einem anderen Gerät?',
  exportFile: 'Exportieren',
  importFile: 'Importieren',
  imported: (added, kept) =>
    kept === 0 ? `${addresses(added)} hinzugefügt` : `${addresses(added)} hinzugefügt, ${addresses(kept)} bereits gespeichert`,
  importRefused: 'Diese Datei ist beschädigt oder kein Adressbuch. Es wurde nichts importiert.',
};
