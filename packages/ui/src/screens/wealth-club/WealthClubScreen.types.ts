import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

/** What the provider knows of the event; all else is the brand's own content. */
export type ClubEventView = {
  readonly city: string;
  /** Ready to read: 'June 25-28, 2025'. */
  readonly days: string;
  readonly state: 'open' | 'requested' | 'ended';
};

export type WealthClubScreenProps = {
  /** The brand's name, which the club carries. */
  readonly product: string;
  readonly page: PageState<ClubEventView>;
  readonly onRequest: () => Promise<CallOutcome>;
  readonly onBack: () => void;
};
