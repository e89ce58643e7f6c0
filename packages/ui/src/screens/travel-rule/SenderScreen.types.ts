import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { Money } from '@wallet/core/money/money';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { OwnDetails, ParticipantDetails, Vasps, ParticipantField } from './participant/Participant.types.ts';

/** What arrived, and where its sender's details stand. */
export type SenderContent = {
  readonly amount: Money;
  /** The picture of its currency, which there may be no account of. @default the mark of its code */
  readonly icon?: string | null | undefined;
  /** Ready to read. */
  readonly date: string;
  readonly own: OwnDetails;
  /** The day by UTC, `yyyy-MM-dd`. */
  readonly today: string;
  /** The details are given: under review. */
  readonly isReviewed: boolean;
};

export type SenderScreenProps = {
  readonly page: PageState<SenderContent>;
  readonly vasps: Vasps;
  readonly onSubmit: (details: ParticipantDetails) => Promise<CallOutcome<ParticipantField>>;
  readonly onBack: () => void;
  readonly homeHref: string;
};
