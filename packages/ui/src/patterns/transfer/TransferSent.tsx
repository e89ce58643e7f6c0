import type { Money } from '@wallet/core/money/money';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { formatMoment } from '@wallet/core/format/formatDates';
import { shortenAddress } from '@wallet/core/format/masks';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { pendingIcon } from '../../foundations/Icon/glyphs/pendingIcon.ts';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import { SaveAddress } from '../addressBook/SaveAddress.tsx';
import { StatePage } from '../StatePage/StatePage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TransferSentStep } from './Transfer.types.ts';
import { transferTexts } from './transfer.texts.ts';
import { useLocale } from '../../texts/Locale.tsx';

type TransferSentProps = {
  readonly step: TransferSentStep;
  readonly homeHref: string;
  /** Omit it when the product has no address book. */
  readonly addressBook?: AddressBook | undefined;
  /** null while loading, and for an order without a price. */
  readonly sentWorth: Money | null;
};

/** States that the transfer was sent, which means pending and not completed (D-SEND-26). */
export function TransferSent({ step, homeHref, addressBook, sentWorth }: TransferSentProps) {
  const locale = useLocale();
  const texts = useTexts(transferTexts);
  const { sent, address } = step.summary;
  const { heldUntil } = step;
  return (
    <StatePage
      action={
        <>
          <LinkButton fullWidth href={step.detailsHref}>
            {texts.details}
          </LinkButton>
          <LinkButton fullWidth variant="quiet" href={homeHref}>
            {texts.home}
          </LinkButton>
        </>
      }
    >
      <EmptyState
        icon={pendingIcon}
        title={heldUntil === undefined ? texts.processed : texts.held}
        level={1}
        size="lg"
        action={addressBook && <SaveAddress address={address} saved={addressBook.saved} onSave={addressBook.onSave} />}
      >
        {texts.sentAmount(formatMoney(sent, locale), shortenAddress(address))}
        {heldUntil === undefined ? null : (
          <>
            <br />
            {texts.heldUntil(formatMoment(heldUntil, locale))}
          </>
        )}
        {sentWorth === null ? null : (
          <>
            <br />
            {texts.approximately(formatMoney(sentWorth, locale))}
          </>
        )}
      </EmptyState>
    </StatePage>
  );
}
