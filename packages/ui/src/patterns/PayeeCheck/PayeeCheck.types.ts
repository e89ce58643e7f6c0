import type { LoadFailure } from '../PageStates/PageState.ts';

/** What the bank said of the name. */
export type PayeeOutcome =
  | { readonly kind: 'match' }
  /** `heldName`: as the bank writes it. */
  | { readonly kind: 'close_match'; readonly heldName: string }
  | { readonly kind: 'no_match' }
  /** `isSilent`: the bank gave no answer, else it cannot check this account. */
  | { readonly kind: 'not_possible'; readonly isSilent: boolean };

/** The state of the check; null where there is nothing to check yet. */
export type PayeeCheckState =
  PayeeOutcome | { readonly kind: 'checking' } | { readonly kind: 'failed'; readonly failure: LoadFailure | 'limited' };
