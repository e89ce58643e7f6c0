import type { LoadFailure } from '../PageStates/PageState.ts';

/** The bank's response about the name. */
export type PayeeOutcome =
  | { readonly kind: 'match' }
  /** `heldName` is the account holder's name as the bank writes it. */
  | { readonly kind: 'close_match'; readonly heldName: string }
  | { readonly kind: 'no_match' }
  /** `isSilent` means that the bank did not respond. Otherwise it cannot check this account. */
  | { readonly kind: 'not_possible'; readonly isSilent: boolean };

/** State of the check. */
export type PayeeCheckState =
  PayeeOutcome | { readonly kind: 'checking' } | { readonly kind: 'failed'; readonly failure: LoadFailure | 'limited' };
