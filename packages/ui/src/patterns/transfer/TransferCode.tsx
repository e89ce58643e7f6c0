import type { ReactNode } from 'react';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import { OperationCode } from '../OperationCode/OperationCode.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { TransferCodeStep } from './Transfer.types.ts';
import { TransferReview } from './TransferReview.tsx';
import { transferTexts } from './transfer.texts.ts';

type TransferCodeProps = {
  readonly step: TransferCodeStep;
  /** Receives null when a passkey replaces the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  /** Omit it when the product has no address book. */
  readonly addressBook?: AddressBook | undefined;
  /** Message for an empty code. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** Shown above the transfer. */
  readonly head?: ReactNode;
};

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
