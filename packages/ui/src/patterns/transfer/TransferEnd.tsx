import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import type { TransferCodeStep, TransferSentStep } from './Transfer.types.ts';
import { OperationCode } from '../OperationCode/OperationCode.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { TransferReview } from './TransferReview.tsx';
import { transferTexts } from './transfer.texts.ts';
import { formatMoney } from '@wallet/core/format/formatMoney';
import { formatMoment } from '@wallet/core/format/formatDates';
import { shortenAddress } from '@wallet/core/format/masks';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { pendingIcon } from '../../foundations/Icon/icons.ts';
import { SaveAddress } from '../addressBook/SaveAddress.tsx';
import { StatePage } from '../StatePage/StatePage.tsx';
import { createFollowHandler, type Follow } from '../../foundations/link/createFollowHandler.ts';
import { useLocale } from '../../texts/Locale.tsx';

export type TransferEndProps = {
  readonly step: TransferCodeStep | TransferSentStep;
  /** Receives null when a passkey replaces the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  readonly homeHref: string;
  /** Omit it when the product has no address book. */
  readonly addressBook?: AddressBook | undefined;
  /** Value of the sent amount when the order was placed (PRICE-019). null while loading or unknown. @default null */
  readonly sentWorth?: Money | null;
  /** Opens the order that was placed. @default follows the link of the step */
  readonly onDetails?: Follow | undefined;
  /** Message for an empty code. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** Shown above the transfer to approve: the progress of the flow. */
  readonly head?: ReactNode;
};

type TransferSentProps = Pick<TransferEndProps, 'homeHref' | 'addressBook' | 'onDetails'> & {
  readonly step: TransferSentStep;
  readonly sentWorth: Money | null;
};

/** States that the transfer was sent, which means pending and not completed (D-SEND-26). */
export function TransferSent({ step, homeHref, addressBook, sentWorth, onDetails }: TransferSentProps) {
  const locale = useLocale();
  const texts = useTexts(transferTexts);
  const { sent, address } = step.summary;
  const { heldUntil } = step;
  return (
    <StatePage
      action={
        <>
          <LinkButton fullWidth href={step.detailsHref} onClick={createFollowHandler(onDetails)}>
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
        {texts.sentAmount({ amount: formatMoney(sent, locale), address: shortenAddress(address) })}
        {heldUntil === undefined ? null : (
          <>
            <br />
            {texts.heldUntil({ moment: formatMoment(heldUntil, locale) })}
          </>
        )}
        {sentWorth === null ? null : (
          <>
            <br />
            {texts.approximately({ amount: formatMoney(sentWorth, locale) })}
          </>
        )}
      </EmptyState>
    </StatePage>
  );
}

type TransferCodeProps = Omit<TransferEndProps, 'step' | 'homeHref' | 'sentWorth' | 'onDetails'> & { readonly step: TransferCodeStep };

/** Asks for the code that approves a send, below its summary (SEND-035, TRS-006). */
export function TransferCode({ step, addressBook, head, ...rest }: TransferCodeProps) {
  const texts = useTexts(transferTexts);
  return (
    <OperationCode
      review={
        <>
          {head}
          <TransferReview summary={step.summary} addressBook={addressBook} />
        </>
      }
      caution={texts.cannotBeUndone}
      phone={step.phone}
      resendAt={step.resendAt}
      byPasskey={step.summary.byPasskey}
      {...rest}
    />
  );
}

/** The steps after the form of every send: the code, then the confirmation that it was sent. */
export function TransferEnd({ step, homeHref, sentWorth = null, onDetails, ...rest }: TransferEndProps) {
  if (step.name === 'finished') return <TransferSent {...{ step, homeHref, sentWorth, onDetails }} addressBook={rest.addressBook} />;
  return <TransferCode {...rest} step={step} />;
}
