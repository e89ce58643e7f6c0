import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** The provider's data of the event. Everything else is content of the brand. */
export type ClubEventView = {
  readonly city: string;
  /** Formatted for display: 'June 25-28, 2025'. */
  readonly days: string;
  readonly state: 'open' | 'requested' | 'ended';
};

export type WealthClubScreenProps = {
  /** The brand's name, which the club bears. */
  readonly product: string;
  readonly page: PageState<ClubEventView>;
  readonly onRequest: () => Promise<CallOutcome>;
  readonly onBack: () => void;
};
