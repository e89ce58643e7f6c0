import type { Translation } from '../../texts/Translation.ts';
import type { latestTransactionsTexts } from './latestTransactions.texts.ts';

export const germanLatestTransactionsTexts: Translation<typeof latestTransactionsTexts> = { title: 'Transaktionen', all: 'Alle ansehen' };
