import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { addressBookScreenTexts } from './addressBookScreen.texts.ts';

export const germanAddressBookScreenTexts: CatalogueTranslation<typeof addressBookScreenTexts> = {
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
  alreadySaved: 'Bereits als {name} gespeichert',
  remove: 'Löschen',
  removeTitle: '{name} löschen?',
  removeText: 'Ihre Transaktionen bleiben unverändert.',
  keep: 'Behalten',
  file: 'Adressen sichern',
  fileText: 'Exportieren Sie sie, um sie auf einem anderen Gerät zu nutzen.',
  haveFile: 'Haben Sie eine Datei von einem anderen Gerät?',
  exportFile: 'Exportieren',
  importFile: 'Importieren',
  imported: { one: '{count} Adresse hinzugefügt', other: '{count} Adressen hinzugefügt' },
  importedAndKept: '{imported}, {kept}',
  kept: { one: '{count} Adresse bereits gespeichert', other: '{count} Adressen bereits gespeichert' },
  importRefused: 'Diese Datei ist beschädigt oder kein Adressbuch. Es wurde nichts importiert.',
};
