const english = {
  title: (operation: string): string => `Receipt: ${operation}`,
  holder: 'Account holder',
  payee: 'Payee',
  details: 'Details',
  amounts: 'Amounts',
  order: 'Transaction',
  name: 'Name',
  address: 'Address',
  status: 'Status',
  completed: 'Completed',
  created: 'Created',
  finished: 'Completed on',
  noFee: 'None',
  account: (currency: string): string => `${currency} account`,
  issuedBy: (issuer: string): string => `Issued by ${issuer}`,
  made: (moment: string): string => `Made on ${moment}`,
  /** Titles by type where the provider's own words are of another language. */
  types: {} as Readonly<Record<string, string>>,
  /** Labels by the code of a row; one that is not here keeps its name. */
  rows: {
    amount: 'Amount',
    fee: 'Fee',
    total_receive: 'Received',
    from_account: 'From account',
    to_account: 'To account',
    iban: 'IBAN',
    transaction_id: 'Transaction ID',
  } as Readonly<Record<string, string>>,
};

export type ReceiptTexts = typeof english;

const german: ReceiptTexts = {
  title: (operation) => `Beleg: ${operation}`,
  holder: 'Kontoinhaber',
  payee: 'Empfänger',
  details: 'Details',
  amounts: 'Beträge',
  order: 'Transaktion',
  name: 'Name',
  address: 'Adresse',
  status: 'Status',
  completed: 'Abgeschlossen',
  created: 'Erstellt',
  finished: 'Abgeschlossen am',
  noFee: 'Keine',
  account: (currency) => `${currency}-Konto`,
  issuedBy: (issuer) => `Ausgestellt von ${issuer}`,
  made: (moment) => `Erstellt am ${moment}`,
  types: {
    receive: 'Empfangen',
    token_receive: 'Empfangen',
    send: 'Gesendet',
    token_send: 'Gesendet',
    top_up_card: 'Einzahlung per Karte',
    top_up_sepa: 'SEPA-Einzahlung',
    withdraw_sepa: 'SEPA-Auszahlung',
    exchange_fiat: 'Tausch',
    buy: 'Kauf',
    token_buy: 'Kauf',
    sell: 'Verkauf',
    token_sell: 'Verkauf',
    token_purchase: 'Anteilskauf',
    referral_bonus: 'Empfehlungsprämie',
  },
  rows: {
    amount: 'Betrag',
    fee: 'Gebühr',
    total: 'Gesamt',
    total_receive: 'Erhalten',
    unit_price: 'Preis je Anteil',
    rate: 'Kurs',
    final_rate: 'Endkurs',
    from_account: 'Vom Konto',
    to_account: 'Auf Konto',
    beneficiary: 'Name',
    sender: 'Absender',
    bank: 'Bank',
    iban: 'IBAN',
    card: 'Karte',
    reference: 'Verwendungszweck',
    comment: 'Kommentar',
    reason: 'Grund',
    to_address: 'An Adresse',
    from_address: 'Von Adresse',
    transaction_hash: 'Transaktions-Hash',
    transaction_id: 'Transaktions-ID',
  },
};

export const receiptTexts = { en: english, de: german } as const;
export type ReceiptLanguage = keyof typeof receiptTexts;

/** German where the caller asks for it before English (RULE-068); else English. */
export function receiptLanguage(accepted: string | undefined): ReceiptLanguage {
  const wanted = (accepted ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=(?<q>[\d.]+)$/.exec(parameter)?.groups?.['q']).find((q) => q !== undefined);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ tag, quality }) => quality > 0 && /^(?:de|en)(?:-|$)/.test(tag))
    .toSorted((left, right) => right.quality - left.quality);
  return wanted[0]?.tag.startsWith('de') === true ? 'de' : 'en';
}
