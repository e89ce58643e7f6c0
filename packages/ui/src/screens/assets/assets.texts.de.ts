import type { Translation } from '../../texts/Translation.ts';
import type { assetsTexts } from './assets.texts.ts';

export const germanAssetsTexts: Translation<typeof assetsTexts> = {
  title: 'Meine Konten',
  demo: 'Demo',
  refresh: 'Aktualisieren',
  total: 'Gesamtvermögen',
  loading: 'Ihre Konten werden geladen',
  groups: {
    cash: 'Liquidität',
    crypto: 'Krypto',
    data: 'Private Equity',
    stocks: 'Aktien & ETFs',
    bonds: 'Anleihen',
    notes: 'Strukturierte Produkte',
  },
  actions: { addMoney: 'Einzahlen', receive: 'Empfangen', trade: 'Handeln', send: 'Senden' },
  accounts: (count) => `${count} ${count === 1 ? 'Konto' : 'Konten'}`,
  instruments: (count) => `${count} ${count === 1 ? 'Wertpapier' : 'Wertpapiere'}`,
  inProgress: 'Laufende Transaktionen',
  inProgressCount: (count) => `${count} ${count === 1 ? 'laufende Transaktion' : 'laufende Transaktionen'}`,
  aside: 'Auf einen Blick',
  referral: 'Empfehlungsprogramm',
  referralText: 'Erhalten Sie 25\u00A0% der Gebühren Ihrer Freunde',
  groupsTitle: 'Vermögenswerte',
};
