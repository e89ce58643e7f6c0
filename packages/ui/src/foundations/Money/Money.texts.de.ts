import type { Translation } from '../../texts/Translation.ts';
import type { moneyTexts } from './Money.texts.ts';

export const germanMoneyTexts: Translation<typeof moneyTexts> = { unknown: 'nicht verfügbar', concealed: 'verborgen' };
