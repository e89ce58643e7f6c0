/** The card brands that are recognised (CARDS-003), with their names for screen readers. */
export const cardBrandNames = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  forbrugsforeningen: 'Forbrugsforeningen',
  dankort: 'Dankort',
  dinersclub: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  visaelectron: 'Visa Electron',
  jcb: 'JCB',
  cartes_bancaires: 'Cartes Bancaires',
} as const;

export type CardBrand = keyof typeof cardBrandNames;

/** The text and shape of each mark. `discs` adds the two discs. */
export const cardMarks: Record<CardBrand, { readonly word: string; readonly discs?: true; readonly slanted?: true }> = {
  visa: { word: 'VISA', slanted: true },
  mastercard: { word: '', discs: true },
  amex: { word: 'AMEX' },
  maestro: { word: 'maestro', discs: true },
  forbrugsforeningen: { word: 'FBF' },
  dankort: { word: 'Dankort' },
  dinersclub: { word: 'Diners' },
  discover: { word: 'Discover' },
  unionpay: { word: 'UnionPay', slanted: true },
  visaelectron: { word: 'Electron', slanted: true },
  jcb: { word: 'JCB' },
  cartes_bancaires: { word: 'CB' },
};
