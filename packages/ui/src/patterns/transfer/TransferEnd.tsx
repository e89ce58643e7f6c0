import type { Money } from '@wallet/core/money/money';
import type { ReactNode } from 'react';
import type { CallOutcome } from '../form/CallOutcome.ts';
import type { AddressBook } from '../addressBook/AddressBook.types.ts';
import type { TransferCodeStep, TransferSentStep } from './Transfer.types.ts';
import { TransferCode } from './TransferCode.tsx';
import { TransferSent } from './TransferSent.tsx';

export type TransferEndProps = {
  readonly step: TransferCodeStep | TransferSentStep;
  /** Null: a passkey stands in for the code (SCA-023). */
  readonly onCode: (code: string | null) => Promise<CallOutcome<'code'>>;
  readonly onResendCode: () => Promise<CallOutcome<'code'>>;
  readonly onBack: () => void;
  readonly homeHref: string;
  /** Left out where the product keeps none. */
  readonly addressBook?: AddressBook | undefined;
  /** What was sent was worth so much when it was placed (PRICE-019); null while that is asked for, or is not known. @default null */
  readonly sentWorth?: Money | null;
  /** What an empty code is told. @default 'Required' */
  readonly emptyIssue?: string | undefined;
  /** Shown above what the code lets go: how far the flow is. */
  readonly head?: ReactNode;
};

/** What is behind the form of every send: the code, then that it is on its way. */
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
