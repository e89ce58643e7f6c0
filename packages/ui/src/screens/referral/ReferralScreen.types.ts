import type { Money } from '@wallet/core/money/money';
import type { PageState } from '../../patterns/PageStates/PageState.ts';

export type InvitedFriend = {
  /** Masked: '+370***02'. */
  readonly username: string;
  readonly activated: boolean;
};

export type ReferralContent = {
  readonly earned: Money;
  /** Null until the customer has a code (D-REF-05). `link` takes a friend to the sign-up. */
  readonly invite: { readonly code: string; readonly link: string } | null;
  /** In display order. */
  readonly friends: readonly InvitedFriend[];
};

/** What is passed to the share sheet. */
export type Invitation = { readonly text: string; readonly link: string };

export type ReferralScreenProps = {
  readonly page: PageState<ReferralContent>;
  readonly howItWorksHref: string;
  /** Opens the share sheet, or copies the link where there is none. */
  readonly onShare: (invitation: Invitation) => void;
};
