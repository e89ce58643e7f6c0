import type { Translation } from '../../texts/Translation.ts';
import type { tokenInfoTexts } from './tokenInfo.texts.ts';

export const germanTokenInfoTexts: Translation<typeof tokenInfoTexts> = {
  title: (symbol) => `Infos zu ${symbol}`,
  loading: 'Die Beteiligung wird geladen',
  deal: 'Beteiligung',
  founded: (year) => `Gegründet ${year}`,
  unitPrice: 'Preis je Anteil',
  currentPrice: 'Aktueller Preis',
  placement: (price) => `Ausgabe ${price}`,
  now: (price) => `Heute ${price}`,
  growth: (label, from, to) => `${label}, von ${from} bei der Ausgabe auf ${to} heute`,
  holding: 'Ihr Bestand',
  gain: 'Veränderung seit Ausgabe',
  highlights: 'Das Wichtigste',
  lastRound: 'Letzte Finanzierungsrunde',
  valuation: 'Bewertung',
  sharePrice: 'Aktienpreis',
  about: 'Über das Unternehmen',
  memorandum: 'Informationsmemorandum',
  share: 'Teilen',
  shared: (company, least, product) => `Investieren Sie mit ${product} ab ${least} in ${company}`,
  copied: 'Kopiert',
  notCopied: 'Der Link konnte nicht kopiert werden',
  notInCountry: 'Diese Beteiligung ist in Ihrem Land nicht verfügbar',
  notForYou: 'Diese Beteiligung steht Ihnen nicht zur Verfügung. Bitte wenden Sie sich an unseren ',
  supportService: 'Kundenservice',
};
