import { catalogue } from '../../texts/catalogue.ts';

/** Read out in place of a hidden amount (D-FMT-27). */
export const moneyTexts = catalogue('money', { unknown: 'not available', concealed: 'hidden' });
