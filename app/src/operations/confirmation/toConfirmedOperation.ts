import type { ConfirmationRequest } from '@wallet/contract/access/confirmations';
import { formatRate } from '@wallet/core/format/formatDecimal';
import type { Locale } from '@wallet/core/format/locale';
import { money, type Money } from '@wallet/core/money/money';
import type { ConfirmedOperation } from '@wallet/ui/patterns/Confirmation';

/** An amount with the digits that it came with: every one of them is approved. */
function amountOf(text: string | null, currency: string | null): Money | null {
  return text === null || currency === null ? null : money(text, currency, text.split('.')[1]?.length ?? 0);
}

const OWN_ACCOUNT = 'account:';

/** What is confirmed as the dialog shows it: an own account by its name alone. */
export function toConfirmedOperation({ operation }: ConfirmationRequest, locale: Locale): ConfirmedOperation {
  const { kind, amount, currency, payee, payee_name: payeeName, fee, fee_currency: feeCurrency, rate } = operation;
  const isOwn = payee?.startsWith(OWN_ACCOUNT) === true;
  return {
    kind,
    amount: amountOf(amount, currency),
    payee: isOwn ? null : payee,
    payeeName,
    fee: amountOf(fee, feeCurrency),
    rate: rate === null ? null : formatRate(rate, locale),
  };
}
