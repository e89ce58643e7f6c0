import type { Translation } from '../../../texts/Translation.ts';
import type { accountGroupTexts } from './accountGroup.texts.ts';

export const germanAccountGroupTexts: Translation<typeof accountGroupTexts> = {
  accountActions: {
    topup: 'Einzahlen',
    withdraw: 'Auszahlen',
    exchange: 'Tauschen',
    buy: 'Kaufen',
    sell: 'Verkaufen',
    send: 'Senden',
    receive: 'Empfangen',
    info: 'Infos',
    history: 'Verlauf',
  },
  accountOf: (code, provider) => `${code} · Konto bei ${provider}`,
  columns: { name: 'Name', price: 'Preis', change: 'Heute', quantity: 'Menge', value: 'Wert', share: 'Anteil' },
  sincePurchase: 'Seit Kauf',
  isin: 'ISIN',
  currency: 'Währung',
  quantity: 'Stückzahl',
  transferIn: 'Eingehend:',
  transferOut: 'Ausgehend:',
  today: (change) => `Heute ${change}`,
  noDeals: 'Sie haben noch keine Beteiligungen in Ihrem Portfolio.',
  noTools: 'Hier erscheint demnächst ein neues Angebot',
  noAccounts: 'Noch keine Konten',
  website: 'Website besuchen',
  marketplace: 'Marktplatz',
  marketplaceNote: 'Beteiligungen an nicht börsennotierten Unternehmen',
};
