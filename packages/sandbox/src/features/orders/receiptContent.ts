import { listRecordSections } from '@wallet/contract/holdings/orderRecord';
import type { Order } from '@wallet/contract/holdings/orders';
import { formatCardText } from '@wallet/core/format/formatCard';
import { formatWorthOfOne } from '@wallet/core/format/formatDecimal';
import { formatMoment } from '@wallet/core/format/formatDates';
import { formatMoney } from '@wallet/core/format/formatMoney';
import type { Locale } from '@wallet/core/format/locale';
import { money } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { requireCurrency } from '../../ledger/currencies.ts';
import { providerBank, readIbans } from '../../kernel/bank/bankRequisites.ts';
import { getBeneficiary, formatHolderAddress } from '../../kernel/customer/names.ts';
import type { Language } from '../../words/language.ts';
import { translateStored } from '../../words/translateText.ts';
import { germanReceiptTexts } from './receipt.texts.de.ts';
import { receiptTexts } from './receipt.texts.ts';

type ReceiptParties = {
  readonly issuer: { readonly name: string; readonly address: string; readonly licence: string };
  readonly holder: { readonly name: string; readonly address: string; readonly iban: string | null };
};
export type ReceiptLine = readonly [label: string, value: string];
type ReceiptGroup = { readonly title: string; readonly lines: readonly ReceiptLine[] };
export type Receipt = {
  readonly locale: Locale;
  readonly title: string;
  readonly groups: readonly ReceiptGroup[];
  readonly footer: readonly string[];
};

const locales: Record<Language, Locale> = { en: 'en-GB', de: 'de-DE' };

/** Shortens an IBAN to what distinguishes an account from another. */
const maskIban = (iban: string): string => `${iban.slice(0, 4)} ···· ${iban.slice(-4)}`;

type Row = Order['summary'][number]['rows'][number];
type Side = NonNullable<Row['amount']>;

function createWording(language: Language) {
  const texts = language === 'de' ? germanReceiptTexts : receiptTexts;
  const locale = locales[language];
  const amount = ({ value, currency }: Side): string =>
    formatMoney(money(value, currency, value.split('.')[1]?.length ?? 0), locale, { sign: 'never' });
  return {
    texts,
    locale,
    label: ({ code, name }: Row): string => texts.rows[code ?? ''] ?? translateStored(name, language),
    value: (row: Row): string => {
      if (row.amount !== undefined) return amount(row.amount);
      if (row.rate !== undefined) return `1 ${row.rate.base} = ${formatWorthOfOne(row.rate, locale)}`;
      if (row.words === 'none') return texts.noFee;
      if (row.account !== undefined) return translateStored(requireCurrency(row.account.currency).name, language);
      if (row.code === 'card') return formatCardText(row.value);
      return row.code === 'iban' ? maskIban(row.value) : row.value;
    },
  };
}

/** Returns the issuer, and the account holder with the IBAN of the order's account if it has one. */
export async function readReceiptParties(database: Database, customer: Customer, accountId: number | null): Promise<ReceiptParties> {
  const { byAccount } = await readIbans(database, customer.id);
  const iban = accountId === null ? null : (byAccount.get(accountId)?.iban ?? null);
  return { issuer: providerBank, holder: { name: getBeneficiary(customer).name, address: formatHolderAddress(customer), iban } };
}

/**
 * Builds the contents of a receipt: both parties, amounts, rate, fee, status and id, in the customer's language, with masked IBANs.
 * @param madeAt by the provider's clock
 */
export function createReceipt(order: Order, { issuer, holder }: ReceiptParties, language: Language, madeAt: Date): Receipt {
  const { texts, locale, label, value } = createWording(language);
  const sections = listRecordSections(order);
  const listLines = (code: string): readonly ReceiptLine[] =>
    (sections.find((section) => section.code === code)?.rows ?? []).map((row) => [label(row), value(row)]);
  const isOut = order.group === 'outgoings';
  return {
    locale,
    title: texts.title(translateStored(order.type_human, language)),
    groups: [
      {
        title: texts.holder,
        lines: [
          [texts.name, holder.name],
          ...(holder.address === '' ? [] : [[texts.address, holder.address] as const]),
          ...(holder.iban === null ? [] : [[texts.rows['iban'] ?? 'IBAN', maskIban(holder.iban)] as const]),
        ],
      },
      { title: isOut ? texts.recipient : texts.details, lines: listLines('details') },
      { title: texts.amounts, lines: listLines('amounts') },
      {
        title: texts.order,
        lines: [
          [texts.status, texts.completed],
          [texts.created, formatMoment(order.created_at, locale)],
          ...(order.finished_at ? [[texts.finished, formatMoment(order.finished_at, locale)] as const] : []),
          [texts.rows['transaction_id'] ?? 'ID', order.id],
        ],
      },
    ],
    footer: [texts.issuedBy(issuer.name), `${issuer.licence} · ${issuer.address}`, texts.made(formatMoment(madeAt, locale))],
  };
}
