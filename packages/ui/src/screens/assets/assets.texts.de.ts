import type { CatalogueTranslation } from '../../texts/catalogue.ts';
import type { accountGroupTexts } from './account-group/accountGroup.texts.ts';
import type { accountTexts } from './account/account.texts.ts';
import type { addMoneyTexts } from './add-money/addMoney.texts.ts';
import type { allocationTexts } from './allocation/allocation.texts.ts';
import type { assetsTexts } from './assets.texts.ts';
import type { balanceHistoryTexts } from './balance-history/balanceHistory.texts.ts';
import type { demoTexts } from './demo/demo.texts.ts';
import type { entryNoticeTexts } from './entryNotice.texts.ts';
import type { gettingStartedTexts } from './getting-started/gettingStarted.texts.ts';
import type { inProgressTexts } from './in-progress/inProgress.texts.ts';
import type { latestTransactionsTexts } from './latestTransactions.texts.ts';
import type { virtualAccountsTexts } from './account-group/virtualAccounts.texts.ts';

export const germanAccountGroupTexts: CatalogueTranslation<typeof accountGroupTexts> = {
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
  accountOf: 'Konto bei {provider}',
  listed: '{ticker} · {isin}',
  networkOf: '{network}-Netzwerk',
  columns: { name: 'Name', price: 'Preis', quantity: 'Menge', balance: 'Guthaben', value: 'Wert', share: 'Anteil' },
  units: '{quantity} Stück',
  since: { today: 'Heute', placement: 'Seit Ausgabe', purchase: 'Seit Kauf' },
  isin: 'ISIN',
  currency: 'Währung',
  quantity: 'Stückzahl',
  transferIn: 'Eingehend:',
  transferOut: 'Ausgehend:',
  changedSince: { today: 'heute', placement: 'seit Ausgabe', purchase: 'seit Kauf' },
  noDeals: 'Sie haben noch keine Beteiligungen in Ihrem Portfolio.',
  noTools: 'Hier erscheint demnächst ein neues Angebot',
  noAccounts: 'Noch keine Konten',
  addMoney: 'Geld einzahlen',
  website: 'Website besuchen',
  marketplace: 'Marktplatz',
  marketplaceNote: 'In nicht börsennotierte Unternehmen investieren',
};

export const germanVirtualAccountsTexts: CatalogueTranslation<typeof virtualAccountsTexts> = {
  title: 'Passwort bestätigen',
  password: 'Passwort',
  consent: 'Ich stimme der Einrichtung einer selbstverwahrten Wallet zu',
  terms: 'Bedingungen',
  confirm: 'Bestätigen',
  forgot: 'Passwort vergessen',
  wrongPassword: 'Ungültiges Passwort',
  wrongPasswordText: 'Das eingegebene Passwort ist falsch. Bitte prüfen Sie es und versuchen Sie es erneut.',
  required: 'Bitte ausfüllen',
};

export const germanAccountTexts: CatalogueTranslation<typeof accountTexts> = {
  balance: 'Guthaben',
  loading: 'Das Konto wird geladen',
  facts: 'Konto',
  price: 'Kurs',
  priceOf: '1 {code} = {price}',
  network: 'Netzwerk',
  provider: 'Anbieter',
  worth: 'Gegenwert',
  actions: 'Aktionen',
  open: 'Konto öffnen',
};

export const germanAddMoneyTexts: CatalogueTranslation<typeof addMoneyTexts> = {
  title: 'Einzahlen',
  loading: 'Ihre Bankverbindung wird geladen',
  byBank: 'Per Überweisung',
  bankOf: 'Per Überweisung auf {account}',
  fee: 'Gebühr {fee}.',
  freeFrom: 'Gebühr {fee}, ab {threshold} keine.',
  minimum: 'Mehr als {amount}.',
  withSum: 'Sehen, was ankommt',
  others: 'Andere Wege',
  card: '{account} per Karte',
  cardNote: 'Die Gebühr sehen Sie, bevor Sie zahlen',
  crypto: 'Krypto',
  cryptoNote: 'Coins von einer anderen Wallet empfangen',
  none: 'Überweisungen sind mit Ihren Konten gerade nicht möglich.',
};

export const germanAllocationTexts: CatalogueTranslation<typeof allocationTexts> = {
  allocation: 'Aufteilung',
};

export const germanAssetsTexts: CatalogueTranslation<typeof assetsTexts> = {
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
  accounts: { one: '{count} Konto', other: '{count} Konten' },
  instruments: { one: '{count} Wertpapier', other: '{count} Wertpapiere' },
  groupOf: '{group} · {size}',
  inProgress: 'Laufende Transaktionen',
  inProgressCount: { one: '{count} laufende Transaktion', other: '{count} laufende Transaktionen' },
  heldText: 'ausstehend, im Gesamtvermögen enthalten',
  aside: 'Auf einen Blick',
  /** With a soft hyphen, for large text on a phone. */
  referral: 'Empfehlungs\u00ADprogramm',
  referralText: 'Erhalten Sie 25\u00A0% der Gebühren Ihrer Freunde',
  groupsTitle: 'Vermögenswerte',
};

export const germanBalanceHistoryTexts: CatalogueTranslation<typeof balanceHistoryTexts> = {
  titles: { balance: 'Vermögensverlauf', price: 'Kursverlauf' },
  today: 'heute',
  period: 'Zeitraum',
  periods: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', '365': '1 Jahr' },
  within: { '7': 'in 7 Tagen', '30': 'in 30 Tagen', '90': 'in 90 Tagen', '365': 'in 1 Jahr' },
  lines: {
    balance: 'Vermögen von {first} am {from} bis {last} am {to}, niedrigster Stand {lowest}, höchster {highest}',
    price: 'Kurs von {first} am {from} bis {last} am {to}, niedrigster {lowest}, höchster {highest}',
  },
  showTable: 'Als Tabelle',
  date: 'Datum',
  columns: { balance: 'Vermögen', price: 'Kurs' },
  loading: 'Ihr Vermögensverlauf wird geladen',
  missing: 'Für diesen Zeitraum gibt es noch keinen vollständigen Verlauf.',
  onDay: 'am {day}',
  leavesOut: 'ohne Wertpapiere',
  priceOf: 'Kurs von 1 {code}',
  offline: 'Keine Internetverbindung',
  failed: 'Es ist ein Fehler aufgetreten.',
};

export const germanDemoTexts: CatalogueTranslation<typeof demoTexts> = {
  title: 'Dies ist eine Demo',
  text: 'Eröffnen Sie ein Konto und nutzen Sie die App mit eigenem Geld.',
  signUp: 'Konto eröffnen',
  logIn: 'Ich habe bereits ein Konto',
};

export const germanEntryNoticeTexts: CatalogueTranslation<typeof entryNoticeTexts> = {
  travelRule: {
    title: 'Neue gesetzliche Vorgaben',
    text: 'Nach EU-Recht fragen wir jetzt bei jedem Kryptotransfer, wer sendet und wer empfängt.',
  },
  cardLimitations: {
    title: 'Wichtiger Hinweis',
    text: 'Kartenzahlungen aus Russland, Belarus und der Ukraine können nicht ausgeführt werden.',
  },
  proceed: 'Weiter',
};

export const germanGettingStartedTexts: CatalogueTranslation<typeof gettingStartedTexts> = {
  title: 'Erste Schritte',
  progress: '{done} von {all} erledigt',
  done: 'Erledigt',
  steps: {
    verify: { title: 'Identität bestätigen', text: 'Ein Ausweis und ein Selfie, etwa 6 Minuten' },
    addMoney: { title: 'Geld einzahlen', text: 'Per Überweisung, per Karte oder als Krypto' },
    trade: { title: 'Erster Handel', text: 'Währungen tauschen oder Krypto kaufen' },
  },
  showGroups: 'Alle Konten anzeigen',
  hideGroups: 'Alle Konten ausblenden',
};

export const germanInProgressTexts: CatalogueTranslation<typeof inProgressTexts> = {
  title: 'Laufende Transaktionen',
  loading: 'Ihre Transaktionen werden geladen',
  empty: 'Das ging schnell: Alle Transaktionen sind bereits abgeschlossen!',
  failed: 'Es ist ein Fehler aufgetreten.',
  offline: 'Keine Internetverbindung',
};

export const germanLatestTransactionsTexts: CatalogueTranslation<typeof latestTransactionsTexts> = {
  title: 'Transaktionen',
  all: 'Alle ansehen',
};
