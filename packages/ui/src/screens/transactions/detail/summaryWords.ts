import { ELLIPSIS } from '@wallet/core/format/characters';
import { formatCardText } from '@wallet/core/format/formatCard';
import { formatIban } from '@wallet/core/format/formatIban';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { formatWorthOfOne } from '@wallet/core/format/formatDecimal';
import type { Locale } from '@wallet/core/format/locale';
import type { TransactionDetailRow, TransactionDetailSection } from './TransactionDetail.types.ts';
import { useLocale } from '../../../texts/Locale.tsx';
import { useTexts } from '../../../texts/Texts.tsx';
import { useAccountName } from '../../../patterns/accountNames/useAccountName.ts';
import { transactionDetailTexts } from './transactionDetail.texts.ts';

type Texts = Pick<typeof transactionDetailTexts, 'rows' | 'groups' | 'words'>;

type Words = { readonly texts: Texts; readonly locale: Locale; readonly nameAccount: ReturnType<typeof useAccountName> };

const lookUpText = (words: Readonly<Record<string, string>>, code: string | undefined): string | undefined =>
  code === undefined || !Object.hasOwn(words, code) ? undefined : words[code];

/** Returns the label of a row in the reader's language when its code is known, otherwise as the provider wrote it (LANG-009). */
export const getRowLabel = ({ name, code }: Pick<TransactionDetailRow, 'name' | 'code'>, { rows }: Texts): string =>
  lookUpText(rows, code) ?? name;

export const getGroupLabel = ({ name, code }: Pick<TransactionDetailSection, 'name' | 'code'>, { groups }: Texts): string =>
  lookUpText(groups, code) ?? name;

/**
 * Returns the value of a row. It is formatted from the structured value when there is one, so that no value appears in two notations
 * (LANG-012).
 */
export function formatRowValue(
  { value, code, amount, rate, account, words }: TransactionDetailRow,
  { texts, locale, nameAccount }: Words,
): string {
  if (amount !== undefined) return formatMoney(amount, locale);
  if (rate !== undefined) return `1 ${rate.base} = ${formatWorthOfOne(rate, locale)}`;
  if (account !== undefined) return nameAccount({ code: account.currency, name: value });
  if (code === 'card') return formatCardText(value);
  if (code === 'iban') return value.split(ELLIPSIS).map(formatIban).join(ELLIPSIS);
  return lookUpText(texts.words, words) ?? value;
}

/** Returns the function that writes the value of a row for the reader. */
export function useRowValue(): (row: TransactionDetailRow) => string {
  const words = { texts: useTexts(transactionDetailTexts), locale: useLocale(), nameAccount: useAccountName() };
  return (row) => formatRowValue(row, words);
}
