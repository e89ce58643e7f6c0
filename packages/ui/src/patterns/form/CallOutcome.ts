import type { LoadFailure } from '../PageStates/PageState.ts';

/** The provider refused. */
export type Refused<Field extends string = never> = {
  readonly kind: 'refused';
  /** Title of the dialog with the message. @default 'This could not be done', for an exchange or a sale 'Something went wrong' */
  readonly title?: string;
  /** Shown at the button of the form, or in its dialog. */
  readonly message?: string;
  /** Shown at the fields of the form, by their names. */
  readonly fields?: Partial<Readonly<Record<Field, string>>>;
};

/** The provider could not be reached, or its response was not valid. The form keeps its input and can be sent again (D-ERR-07). */
export type Failed = { readonly kind: 'failed'; readonly failure: LoadFailure };

/**
 * Result of every screen callback that sends something. A callback that resolves with null, where its type allows it, or rejects with an
 * `AbortError` has sent nothing, for example because the customer closed a dialog of the host: the form stays as it was. Any other
 * rejection is a mistake of the host, is not caught and shows nothing. The state of a form is `CallOutcome | null`: null before the first
 * submit, and again after an edit.
 *
 * @typeParam Field the fields of the form that a refusal can name
 * @typeParam Special results specific to this screen, each with its own `kind`, such as `{ readonly kind: 'blocked'; … }`
 * @typeParam Answer additional members of `done`, such as `{ readonly ticket: string }`
 */
export type CallOutcome<Field extends string = never, Special = never, Answer = unknown> =
  ({ readonly kind: 'done' } & Answer) | Refused<Field> | Failed | Special;

/** Takes a question to the host that is rejected as one that failed, so that nothing waits for its answer for ever. */
export async function askHost<Answer>(ask: () => Promise<Answer>): Promise<Answer | Failed> {
  try {
    return await ask();
  } catch {
    return { kind: 'failed', failure: 'unexpected' };
  }
}

/** Maps `done` to null, for actions that do not complete the form, such as resending a code: a success needs no message. */
export const doneToNull = <Answer extends { readonly kind: string }>(answer: Answer | null): Answer | null =>
  answer?.kind === 'done' ? null : answer;
