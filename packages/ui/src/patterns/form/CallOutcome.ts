import type { LoadFailure } from '../PageStates/PageState.ts';
import type { Outcome } from './Outcome.ts';

/** What a call that can be refused, or come to nothing, answers. */
export type CallOutcome<Field extends string = never> = Outcome<Field> | { readonly kind: 'failed'; readonly failure: LoadFailure };
