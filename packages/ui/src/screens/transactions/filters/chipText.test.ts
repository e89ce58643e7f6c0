import { expect, it } from 'vitest';
import { accountNamesTexts } from '../../../patterns/accountNames/accountNames.texts.ts';
import { nameAccounts } from '../../../patterns/accountNames/useAccountName.ts';
import { transactionListTexts } from '../../../patterns/TransactionList/transactionList.texts.ts';
import { getChipText } from './FilterBar.tsx';
import { noFilters } from './filterChoices.ts';
import { transactionsTexts } from '../transactions.texts.ts';

const WORDS = {
  texts: transactionsTexts,
  statuses: transactionListTexts.statuses,
  accounts: { kind: 'ready', lists: { account: [{ id: '7', name: 'Livret bleu', code: 'EUR', icon: null }], wallet: [], token: [] } },
  locale: 'en-GB',
  nameAccounts: (accounts: Parameters<typeof nameAccounts>[1]): readonly string[] => nameAccounts(accountNamesTexts.names, accounts),
} as const;

it('shows the name of a filter while nothing is set (TXN-003, D-TXN-21)', () => {
  expect(getChipText('status', noFilters, WORDS)).toEqual({ text: 'Status', isSet: false });
});

it('shows a single choice as it is, and several as the name and their number (D-TXN-21)', () => {
  expect(getChipText('status', { ...noFilters, status: ['moderate'] }, WORDS)).toEqual({ text: 'On review', isSet: true });
  expect(getChipText('status', { ...noFilters, status: ['moderate', 'pending'] }, WORDS)).toEqual({ text: 'Status (2)', isSet: true });
  expect(getChipText('account', { ...noFilters, account: ['7'] }, WORDS).text).toBe('Livret bleu');
  expect(getChipText('account', { ...noFilters, account: ['7'] }, { ...WORDS, accounts: { kind: 'loading' } }).text).toBe('Account (1)');
  expect(getChipText('type', { ...noFilters, group: ['unit_purchase'] }, WORDS).text).toBe('Unit purchase');
});

it('shows a preset or the two days of the date filter (TXN-029, D-TXN-18)', () => {
  expect(getChipText('date', { ...noFilters, date: '30d' }, WORDS).text).toBe('Last 30 days');
  expect(getChipText('date', { ...noFilters, date: '2026-11-15_2026-11-21' }, WORDS).text).toBe('15\u00A0Nov - 21\u00A0Nov');
  expect(getChipText('date', { ...noFilters, date: '2026-11-01_2026-11-09' }, WORDS).text).toBe('01\u00A0Nov - 09\u00A0Nov');
  expect(getChipText('date', { ...noFilters, date: '2026-10-01_2026-10-31' }, { ...WORDS, locale: 'de-DE' }).text).toBe(
    '1.\u00A0Okt. - 31.\u00A0Okt.',
  );
});
