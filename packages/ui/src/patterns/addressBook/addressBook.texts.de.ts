import type { Translation } from '../../texts/Translation.ts';
import type { addressBookTexts } from './addressBook.texts.ts';

export const germanAddressBookTexts: Translation<typeof addressBookTexts> = {
  book: 'Adressbuch',
  choose: 'Gespeicherte Adressen',
  chosen: (name, address) => `${name} · ${address}`,
  save: 'Adresse speichern',
  name: 'Bezeichnung',
  nameHint: 'Bleibt auf diesem Gerät',
  confirm: 'Speichern',
  cancel: 'Abbrechen',
  savedAs: (name) => `Gespeichert als ${name}`,
  nameIssues: {
    required: 'Bitte ausfüllen',
    tooLong: 'Höchstens 40 Zeichen',
    taken: 'Diese Bezeichnung trägt bereits eine andere Adresse',
  },
  lookAlike: 'Achtung: abweichende Adresse',
  lookAlikeText: 'Vieles an ihr gleicht einer bekannten Adresse, aber nicht alles. Solche Adressen dienen dazu, Transfers abzufangen.',
  entered: 'Von Ihnen eingegeben',
  known: 'Bisheriger Empfänger',
  knownAs: (name) => `Gespeichert als ${name}`,
  trust: 'Ich habe beide verglichen und möchte an die eingegebene Adresse senden',
  trustRequired: 'Vergleichen Sie beide Adressen und bestätigen Sie dies, um fortzufahren',
};
