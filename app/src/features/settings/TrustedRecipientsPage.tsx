import type { TrustedRecipient } from '@wallet/contract/payee/recipients';
import { type SavedAddress, findSavedAddress } from '@wallet/core/addresses/savedAddresses';
import { formatDay } from '@wallet/core/format/formatDates';
import type { Locale } from '@wallet/core/format/locale';
import { type TrustedRecipientItem, TrustedRecipientsScreen, trustedRecipientsTexts } from '@wallet/ui/screens/settings';
import { useTexts } from '@wallet/ui/texts';
import { isNotFound } from '../../api/errors.ts';
import { attempt } from '../../api/outcome.ts';
import { useRemoveTrusted, useTrustedRecipients } from '../../data/recipients/trusted.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { useAddressBook } from '../../operations/addressBook.ts';
import { useGoBack } from '../../operations/page/history.ts';
import { toPageState } from '../../operations/page/toPageState.ts';
import { showToast } from '../../operations/walletUi.ts';
import { useServices } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';

/** Maps a trusted recipient to its row, with the name from the address book. */
export function toTrustedItem(
  { id, kind, value, since }: TrustedRecipient,
  saved: readonly SavedAddress[],
  locale: Locale,
): TrustedRecipientItem<string> {
  const name = kind === 'address' ? (findSavedAddress(saved, value)?.name ?? null) : null;
  return { id: String(id), kind, value, name, since: formatDay(since, locale) };
}

const noAddresses = [] as const;

/** The customer's trusted recipients. Transfers to them skip the brake (BRAKE-016). */
export function TrustedRecipientsPage() {
  const { locale } = useServices();
  const trusted = useTrustedRecipients();
  const remove = useRemoveTrusted();
  useUserInfo(); // identifies the customer, and with that their address book
  const saved = useAddressBook()?.saved ?? noAddresses;
  const texts = useTexts(trustedRecipientsTexts);
  const goBack = useGoBack(paths.settings.to());
  return (
    <TrustedRecipientsScreen
      page={toPageState(trusted, (recipients) => recipients.map((recipient) => toTrustedItem(recipient, saved, locale)))}
      onRemove={async (id) => {
        // A recipient already removed elsewhere counts as removed.
        const outcome = await attempt(() => remove(Number(id)), { special: (refusal) => (isNotFound(refusal) ? { kind: 'done' } : null) });
        if (outcome.kind === 'done') showToast({ text: texts.removed });
        return outcome;
      }}
      onBack={goBack}
    />
  );
}
