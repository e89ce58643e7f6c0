import type { Translation } from '../../texts/Translation.ts';
import type { frameTexts } from './frame.texts.ts';

export const germanFrameTexts: Translation<typeof frameTexts> = {
  menu: 'Menü',
  close: 'Schließen',
  entries: {
    accounts: 'Meine Konten',
    transactions: 'Transaktionen',
    reports: 'Berichte',
    cards: 'Meine Karten',
    referral: 'Empfehlungsprogramm',
    profile: 'Mein Profil',
    settings: 'Einstellungen',
    support: 'Kundenservice',
    about: 'Über uns',
  },
  plan: (plan) => `Kontomodell ${plan}`,
  seePlans: 'Kontomodelle ansehen',
  logOut: 'Abmelden',
  version: (version) => `Version ${version}`,
  offline: 'Keine Internetverbindung',
  skip: 'Zum Inhalt springen',
  noPrice: 'nicht verfügbar',
};
