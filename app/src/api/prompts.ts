import type { BodyOf } from '@wallet/contract/endpoint';
import type { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import type { Locale } from '@wallet/core/format/locale';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { Passkeys } from '../adapters/passkeys/Passkeys.ts';
import type { Call } from './call.ts';

/** Dialogs that ask the customer what the provider wants to know. Without one, such a request is refused like any other. */
export type Prompts = { readonly brake?: BrakePrompt; readonly confirmation?: ConfirmationPrompt };

/** Members of the request that answer the question. */
export type BrakeAnswer = Required<Pick<BodyOf<typeof withdrawToIban>, 'brake_id' | 'purpose'>>;

/** What came of the question: the request was `sent` with an answer, or `threw`, or the customer has cancelled it. */
export type BrakeOutcome<T> =
  { readonly kind: 'sent'; readonly answer: T } | { readonly kind: 'threw'; readonly error: unknown } | { readonly kind: 'cancelled' };

/** Asks the customer what an unusual transfer is for. @param send repeats the request with the answer */
export type BrakePrompt = { readonly ask: <T>(brake: unknown, send: (answer: BrakeAnswer) => Promise<T>) => Promise<BrakeOutcome<T>> };

/** A request as it goes out: what a confirmation is bound to besides its operation. */
export type RepeatedRequest = {
  readonly method: string;
  /** Below the base. */
  readonly path: string;
  /** As sent; undefined without one. */
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
};

/** `again`: the time for the confirmation was up, and the first request is to be sent again. */
export type ConfirmationOutcome = { readonly kind: 'confirmed'; readonly id: string } | { readonly kind: 'again' | 'cancelled' };

export type ConfirmationQuestion = {
  /** The member `confirmation` of the refusal. */
  readonly confirmation: unknown;
  readonly request: RepeatedRequest;
  /** For the calls that confirm. */
  readonly call: Call;
};

/** Asks the customer to confirm a request, and tells them when a confirmation cannot be used. */
export type ConfirmationPrompt = {
  readonly ask: (question: ConfirmationQuestion) => Promise<ConfirmationOutcome>;
  readonly tellUnusable: (message: string) => Promise<void>;
};

/** What the dialog needs of the app. */
export type ConfirmationParts = {
  readonly locale: () => Locale;
  readonly monitoring: Monitoring;
  readonly passkeys: Pick<Passkeys, 'available' | 'get'>;
};
