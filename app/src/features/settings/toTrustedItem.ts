import type { TrustedRecipient } from '@wallet/contract/payee/recipients';
import { savedEntry, type SavedAddress } from '@wallet/core/addresses/savedAddresses';
import { formatDetailDay } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import type { TrustedRecipientItem } from '@wallet/ui/screens/settings';

/** A trusted recipient as its row says it, by the name that the address book has for it. */
export function toTrustedItem(
  { id, kind, value, since }: TrustedRecipient,
  saved: readonly SavedAddress[],
  locale: Locale,
): TrustedRecipientItem {
  const name = kind === 'address' ? (savedEntry(saved, value)?.name ?? null) : null;
  return { id: String(id), kind, value, name, since: formatDetailDay(since, locale) };
}
