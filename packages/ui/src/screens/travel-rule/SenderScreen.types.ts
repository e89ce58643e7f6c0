import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { Money } from '@wallet/core/money/money';
import type { PageState } from '../../patterns/PageStates/PageState.ts';
import type { OwnDetails, ParticipantDetails, Vasps, ParticipantField } from './participant/Participant.types.ts';

/** An incoming transfer, and the status of its sender's details. */
export type SenderContent = {
  readonly amount: Money;
  /** Picture of the currency, for which there may be no account. @default the mark of its code */
  readonly icon?: string | null | undefined;
  /** Formatted for display. */
  readonly date: string;
  readonly own: OwnDetails;
  /** Today in UTC, `yyyy-MM-dd`. */
  readonly today: string;
  /** True when the details are submitted and under review. */
  readonly isReviewed: boolean;
};

export type SenderScreenProps = {
  readonly page: PageState<SenderContent>;
  readonly vasps: Vasps;
  readonly onSubmit: (details: ParticipantDetails) => Promise<CallOutcome<ParticipantField>>;
  readonly onBack: () => void;
  readonly homeHref: string;
};
