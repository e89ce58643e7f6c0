import { leastUnitPurchase } from '@wallet/core/fees/trade';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { balanceCardTexts } from '../../patterns/BalanceCard/balanceCard.texts.ts';
import type { dealTermsTexts } from '../../patterns/DealTerms/dealTerms.texts.ts';
import type { accountGroupTexts } from '../../screens/assets/accountGroup.texts.ts';
import type { allocationTexts } from '../../screens/assets/allocation.texts.ts';
import type { assetsTexts } from '../../screens/assets/assets.texts.ts';
import type { balanceHistoryTexts } from '../../screens/assets/balanceHistory.texts.ts';
import type { demoTexts } from '../../screens/assets/demo.texts.ts';
import type { entryNoticeTexts } from '../../screens/assets/entryNotice.texts.ts';
import type { inProgressTexts } from '../../screens/assets/inProgress.texts.ts';
import type { latestTransactionsTexts } from '../../screens/assets/latestTransactions.texts.ts';
import type { virtualAccountsTexts } from '../../screens/assets/virtualAccounts.texts.ts';
import type { marketplaceTexts } from '../../screens/marketplace/marketplace.texts.ts';
import type { tokenInfoTexts } from '../../screens/token-info/tokenInfo.texts.ts';
import type { TextOverrides } from '../Texts.tsx';
import type { Translation } from '../Translation.ts';

/** Words of what the customer has. */
export const germanAccounts: TextOverrides = {
  'account-group': {
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
    marketplaceNote: 'Beteiligungen an Privatunternehmen',
  } satisfies Translation<typeof accountGroupTexts>,
  allocation: { allocation: 'Aufteilung', together: (labels) => labels.join(' und ') } satisfies Translation<typeof allocationTexts>,
  assets: {
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
    actions: { receive: 'Empfangen', trade: 'Handeln', send: 'Senden' },
    accounts: (count) => `${count} ${count === 1 ? 'Konto' : 'Konten'}`,
    instruments: (count) => `${count} ${count === 1 ? 'Wertpapier' : 'Wertpapiere'}`,
    inProgress: 'Laufende Transaktionen',
    inProgressCount: (count) => `${count} ${count === 1 ? 'laufende Transaktion' : 'laufende Transaktionen'}`,
    aside: 'Auf einen Blick',
    referral: 'Empfehlungsprogramm',
    referralText: 'Erhalten Sie 25\u00A0% der Gebühren Ihrer Freunde',
    groupsTitle: 'Vermögenswerte',
  } satisfies Translation<typeof assetsTexts>,
  'balance-card': {
    hide: 'Beträge verbergen',
    showAgain: 'Beträge anzeigen',
    hidden: 'Die Beträge sind verborgen',
    show: 'Anzeigen',
  } satisfies Translation<typeof balanceCardTexts>,
  'balance-history': {
    title: 'Vermögensverlauf',
    period: 'Zeitraum',
    periods: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', '365': '1 Jahr' },
    line: (from, first, to, last, lowest, highest) =>
      `Vermögen von ${first} am ${from} bis ${last} am ${to}, niedrigster Stand ${lowest}, höchster ${highest}`,
    showTable: 'Als Tabelle',
    showLine: 'Als Linie',
    date: 'Datum',
    balance: 'Vermögen',
    loading: 'Der Verlauf Ihres Vermögens wird geladen',
    missing: 'Für diesen Zeitraum gibt es noch keinen vollständigen Verlauf.',
    leavesOut: 'Ohne Aktien, Anleihen und strukturierte Produkte: Ihre früheren Kurse sind nicht bekannt.',
    hidden: 'Die Beträge sind verborgen',
    offline: 'Keine Internetverbindung',
    failed: 'Es ist ein Fehler aufgetreten.',
    retry: 'Erneut versuchen',
  } satisfies Translation<typeof balanceHistoryTexts>,
  'deal-terms': {
    dealTerms: 'Konditionen der Beteiligung',
    listedOn: (product) => `Gelistet bei ${product}`,
    terms: {
      estimateValuation: 'Geschätzte aktuelle Bewertung',
      unitRatio: 'Verhältnis Anteil zu Aktie',
      minimumInvestment: 'Mindestanlage',
      unitPrice: 'Preis je Anteil',
      initialUnitPrice: 'Anfangspreis je Anteil',
      publicListing: 'Börsengang',
      lockUp: 'Haltefrist',
      liquidationPrice: 'Liquidationspreis',
      redemptionDate: 'Voraussichtliche Rückzahlung',
      change: 'Veränderung in\u00A0%',
    },
    explanations: {
      estimateValuation: 'Der Wert des Unternehmens, der sich aus dem zuletzt bekannten Aktienpreis ergibt.',
      initialUnitPrice: 'Der Preis eines Anteils zu Beginn des Angebots.',
      unitRatio: 'Ein Anteil entspricht einer Aktie des Unternehmens (1:1).',
      change: 'Die Veränderung des Anteilspreises seit Beginn des Angebots.',
      lockUp: 'Die Zeit nach dem Börsengang, in der Aktien nicht verkauft werden können.',
      redemptionDate: 'Der Tag, bis zu dem wir die Anteile voraussichtlich zurückzahlen. Er kann sich ändern.',
    },
    about: (term) => `Erläuterung: ${term}`,
    understood: 'Verstanden',
  } satisfies Translation<typeof dealTermsTexts>,
  demo: {
    title: 'Dies ist eine Demo',
    text: 'Eröffnen Sie ein Konto, um sie mit eigenem Geld zu nutzen.',
    signUp: 'Konto eröffnen',
    logIn: 'Ich habe bereits ein Konto',
  } satisfies Translation<typeof demoTexts>,
  'entry-notice': {
    travelRule: {
      title: 'Neue gesetzliche Vorgaben',
      text: 'Nach der EU-Verordnung über Angaben bei Kryptowertetransfers fragen wir nun bei jedem Kryptotransfer, wer sendet und wer empfängt.',
    },
    cardLimitations: {
      title: 'Wichtiger Hinweis',
      text: 'Kartenzahlungen aus Russland, Belarus und der Ukraine können nicht ausgeführt werden.',
    },
    proceed: 'Weiter',
  } satisfies Translation<typeof entryNoticeTexts>,
  'in-progress': {
    title: 'Laufende Transaktionen',
    loading: 'Ihre Transaktionen werden geladen',
    empty: 'Das ging schnell: Alle Transaktionen sind bereits abgeschlossen!',
    failed: 'Es ist ein Fehler aufgetreten.',
    offline: 'Keine Internetverbindung',
    retry: 'Erneut versuchen',
    close: 'Schließen',
  } satisfies Translation<typeof inProgressTexts>,
  'latest-transactions': { title: 'Transaktionen', all: 'Alle ansehen' } satisfies Translation<typeof latestTransactionsTexts>,
  marketplace: {
    title: 'Marktplatz',
    loading: 'Die Beteiligungen werden geladen',
    from: () => `Private-Equity-Anlage ab ${formatMoney(leastUnitPurchase, { place: 'short' })}`,
    minimumInvestment: 'Mindestanlage',
    empty: 'Hier erscheinen demnächst neue Beteiligungen',
  } satisfies Translation<typeof marketplaceTexts>,
  'token-info': {
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
    highlights: 'Das Wichtigste',
    lastRound: 'Letzte Finanzierungsrunde',
    valuation: 'Bewertung',
    sharePrice: 'Aktienpreis',
    about: 'Über das Unternehmen',
    memorandum: 'Informationsmemorandum',
    share: 'Teilen',
    shared: (company, product) => `Investieren Sie mit ${product} ab ${formatMoney(leastUnitPurchase, { place: 'short' })} in ${company}`,
    copied: 'Kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden',
    notInCountry: 'Diese Beteiligung ist in Ihrem Land nicht verfügbar',
    notForYou: 'Diese Beteiligung steht Ihnen nicht zur Verfügung. Bitte wenden Sie sich an unseren ',
    supportService: 'Kundenservice',
  } satisfies Translation<typeof tokenInfoTexts>,
  'virtual-accounts': {
    title: 'Passwort bestätigen',
    password: 'Passwort',
    consent: 'Ich stimme der Einrichtung einer selbstverwahrten Wallet zu',
    terms: 'Bedingungen',
    confirm: 'Bestätigen',
    forgot: 'Passwort vergessen',
    wrongPassword: 'Ungültiges Passwort',
    wrongPasswordText: 'Das eingegebene Passwort ist falsch. Bitte prüfen Sie es und versuchen Sie es erneut.',
    required: 'Bitte ausfüllen',
  } satisfies Translation<typeof virtualAccountsTexts>,
};
