import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { selectCurrencyTexts } from './selectCurrency.texts.ts';

export const germanSelectCurrencyTexts: CatalogueTranslation<typeof selectCurrencyTexts> = {
  titles: {
    send: 'Senden',
    receive: 'Empfangen',
    exchange: 'Handeln',
    'topup-fiat': 'Einzahlen',
    'buy-crypto': 'Krypto',
  },
  heading: 'Währung wählen',
  prompt: 'Wählen Sie die Währung, die Sie {verb} möchten',
  verbs: {
    topup: 'einzahlen',
    receive: 'empfangen',
    withdraw: 'auszahlen',
    send: 'senden',
    exchange: 'tauschen',
    buy: 'kaufen',
    sell: 'verkaufen',
  },
  tabs: {
    topup: 'Einzahlen',
    receive: 'Empfangen',
    withdraw: 'Auszahlen',
    send: 'Senden',
    exchange: 'Tauschen',
    buy: 'Kaufen',
    sell: 'Verkaufen',
  },
  operations: 'Vorgänge',
  otherAccounts: 'Weitere Konten',
  loading: 'Ihre Konten werden geladen',
  none: 'Für diesen Vorgang sind noch keine Währungen verfügbar',
  columns: { name: 'Name', balance: 'Guthaben', worth: 'Wert' },
  search: 'Suchen',
  nothingFound: 'Nichts gefunden',
};
