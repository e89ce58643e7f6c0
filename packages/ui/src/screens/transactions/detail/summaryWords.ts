import { ELLIPSIS } from '@wallet/core/format/characters';
import { formatIban } from '@wallet/core/format/formatIban';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { formatWorthOfOne } from '@wallet/core/format/formatDecimal';
import type { Locale } from '@wallet/core/format/locale';
import type { TransactionDetailRow, TransactionDetailSection } from './TransactionDetail.types.ts';
import type { transactionDetailTexts } from './transactionDetail.texts.ts';

type Texts = Pick<typeof transactionDetailTexts, 'rows' | 'groups' | 'words' | 'fiatAccount' | 'wallet'>;

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
export function formatRowValue({ value, code, amount, rate, account, words }: TransactionDetailRow, texts: Texts, locale: Locale): string {
  if (amount !== undefined) return formatMoney(amount, locale);
  if (rate !== undefined) return `1 ${rate.base} = ${formatWorthOfOne(rate, locale)}`;
  // The account of a token has a name of its own.
  if (account?.type === 'fiat') return texts.fiatAccount(account.currency);
  if (account?.type === 'crypto') return texts.wallet(account.currency);
  if (code === 'iban') return value.split(ELLIPSIS).map(formatIban).join(ELLIPSIS);
  return lookUpText(texts.words, words) ?? value;
}
