import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import type { TransferCodeStep, TransferSentStep } from './Transfer.types.ts';
import { TransferCode } from './TransferCode.tsx';
import { TransferSent } from './TransferSent.tsx';

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
  /** Message for an empty code. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** Shown above the transfer to approve: the progress of the flow. */
  readonly head?: ReactNode;
};

/** The steps after the form of every send: the code, then the confirmation that it was sent. */
export function TransferEnd({
  step,
  onCode,
  onResendCode,
  onBack,
  homeHref,
  addressBook,
  sentWorth = null,
  emptyIssue,
  head,
}: TransferEndProps) {
  if (step.name === 'finished') return <TransferSent {...{ step, homeHref, addressBook, sentWorth }} />;
  return <TransferCode {...{ step, onCode, onResendCode, onBack, addressBook, emptyIssue, head }} />;
}
