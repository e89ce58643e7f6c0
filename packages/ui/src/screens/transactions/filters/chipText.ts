import { accountKinds, choicesOf, daysOf } from './filterChoices.ts';
import type { FilterAccounts, FilterName, TransactionFilters } from './TransactionFilters.types.ts';
import type { transactionsTexts } from '../transactions.texts.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const dayText = (day: string): string => `${Number(day.slice(8))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''}`;

export type ChipWords = {
  readonly texts: typeof transactionsTexts;
  readonly statuses: Readonly<Record<string, string>>;
  readonly accounts: FilterAccounts;
};

/** Returns the text of a set date: its preset, or '15 Nov - 21 Nov' (D-TXN-18). */
export function dateText(date: string, texts: typeof transactionsTexts): string {
  const days = daysOf(date);
  const preset = Object.entries(texts.presets).find(([name]) => name === date)?.[1];
  return days === undefined ? (preset ?? texts.allTime) : `${dayText(days.from)} - ${dayText(days.to)}`;
}

function onlyChoice(name: FilterName, filters: TransactionFilters, { texts, statuses, accounts }: ChipWords): string | undefined {
  switch (name) {
    case 'status':
      return statuses[filters.status[0] ?? ''];
    case 'type':
      return Object.entries(texts.kinds).find(([kind]) => kind === filters.group[0])?.[1];
    case 'date':
      return dateText(filters.date, texts);
    case 'account':
      if (accounts.kind !== 'ready') return undefined;
      return accountKinds.flatMap((kind) => accounts.lists[kind].filter(({ id }) => filters[kind].includes(id)))[0]?.name;
  }
}

/** Returns the text of a chip: its name, a single choice, or the name and the number of choices (D-TXN-21). */
export function chipText(
  name: FilterName,
  filters: TransactionFilters,
  words: ChipWords,
): { readonly text: string; readonly isSet: boolean } {
  const { texts } = words;
  const count = choicesOf(filters, [name]).length;
  if (count === 0) return { text: texts.filters[name], isSet: false };
  const only = count === 1 ? onlyChoice(name, filters, words) : undefined;
  return { text: only ?? texts.counted(texts.filters[name], count), isSet: true };
}
