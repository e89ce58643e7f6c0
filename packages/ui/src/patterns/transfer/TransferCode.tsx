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
  /** Null: a passkey stands in for the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  /** Left out where the product keeps none. */
  readonly addressBook?: AddressBook | undefined;
  /** What an empty code is told. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** Shown above what is sent. */
  readonly head?: ReactNode;
};

/** The code that lets a send go, under what is sent (SEND-035, TRS-006). */
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
