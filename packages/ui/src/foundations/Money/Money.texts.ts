/** Said where a figure is not: D-FMT-27. */
export const moneyTexts = { unknown: 'not available', concealed: 'hidden' };

export type MoneyTexts = typeof moneyTexts;
