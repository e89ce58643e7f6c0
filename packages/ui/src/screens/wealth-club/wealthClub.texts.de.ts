import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { wealthClubTexts } from './wealthClub.texts.ts';

export const germanWealthClubTexts: CatalogueTranslation<typeof wealthClubTexts> = {
  title: '{product} Wealth Club',
  loading: 'Die Veranstaltung wird geladen',
  about: 'Vorträge, Gesprächsrunden und Abende mit den Menschen hinter den Beteiligungen.',
  city: '{city},',
  ended: 'Diese Veranstaltung ist beendet',
  next: 'Wie es weitergeht',
  nextText: 'Eine weitere Veranstaltung ist noch nicht angekündigt. Die Veranstaltungen des Clubs gehören zum Kontomodell Wealth.',
  plan: 'Kontomodell Wealth ansehen',
  requestText: 'Sie können einmal anfragen. Die Antwort kommt per E-Mail.',
  speakers: 'Referenten',
  people: [
    { name: 'Elin Vaher', role: 'Private Equity' },
    { name: 'Tom Marchetti', role: 'Digitale Vermögenswerte' },
    { name: 'Sade Okafor', role: 'Family Governance' },
    { name: 'Henrik Aalto', role: 'Strukturierte Produkte' },
    { name: 'Mira Castellane', role: 'Philanthropie' },
    { name: 'Daniel Reyes', role: 'Wagniskapital' },
  ],
  request: 'Platz anfragen',
  requested: 'Platz angefragt',
  accepted: 'Ihre Anfrage ist eingegangen',
  acceptedText: 'Wir melden uns per E-Mail.',
};
