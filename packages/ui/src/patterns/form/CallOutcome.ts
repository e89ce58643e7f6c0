import type { LoadFailure } from '../PageStates/PageState.ts';

/** The provider said no. `fields` goes on the form's fields, `message` above its button or into its dialog. */
export type Refused<Field extends string = never> = {
  readonly kind: 'refused';
  readonly message?: string;
  readonly fields?: Partial<Readonly<Record<Field, string>>>;
};

/** The provider could not be asked or understood: what was typed stays, and the same can be sent again (D-ERR-07). */
export type Failed = { readonly kind: 'failed'; readonly failure: LoadFailure };

/**
 * What every callback of a screen answers that sends something: it is never thrown. A form that has sent nothing has no outcome:
 * its state is `CallOutcome | null`, and `null` again once an edit or a new submit makes the last answer old.
 *
 * @typeParam Field the fields of the form that a refusal can name
 * @typeParam Special answers of this screen alone, each with a `kind` of its own, as `{ readonly kind: 'blocked'; … }`
 * @typeParam Answer what `done` carries besides, as `{ readonly ticket: string }`
 */
export type CallOutcome<Field extends string = never, Special = never, Answer = unknown> =
  ({ readonly kind: 'done' } & Answer) | Refused<Field> | Failed | Special;

/** What does not end its form, as a code that was sent again: when it is done there is nothing to say. */
export const unlessDone = <Answer extends { readonly kind: string }>(answer: Answer | null): Answer | null =>
  answer?.kind === 'done' ? null : answer;
