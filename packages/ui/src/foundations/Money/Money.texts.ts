import { catalogue } from '../../texts/catalogue.ts';

/** Said where a figure is not: D-FMT-27. */
export const moneyTexts = catalogue('money', { unknown: 'not available', concealed: 'hidden' });

export type MoneyTexts = Omit<typeof moneyTexts, symbol>;
