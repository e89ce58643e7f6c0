import type { BodyOf } from '@wallet/contract/endpoint';
import type { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import type { Locale } from '@wallet/core/format/locale';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { Passkeys } from '../adapters/passkeys/Passkeys.ts';
import type { Call } from './call.ts';

/** Dialogs for the provider's questions to the customer. Without one, the request is an ordinary refusal. */
export type Prompts = { readonly brake?: BrakePrompt; readonly confirmation?: ConfirmationPrompt };

export type BrakeAnswer = Required<Pick<BodyOf<typeof withdrawToIban>, 'brake_id' | 'purpose'>>;

/** Result of the question. `sent`: the request was sent with an answer. `threw`: that failed. `cancelled`: the customer cancelled. */
export type BrakeOutcome<T> =
  { readonly kind: 'sent'; readonly answer: T } | { readonly kind: 'threw'; readonly error: unknown } | { readonly kind: 'cancelled' };

/** Asks the customer for the purpose of an unusual transfer. @param send repeats the request with the answer */
export type BrakePrompt = { readonly ask: <T>(brake: unknown, send: (answer: BrakeAnswer) => Promise<T>) => Promise<BrakeOutcome<T>> };

/** The request that a confirmation is bound to, in addition to its operation. */
export type RepeatedRequest = {
  readonly method: string;
  /** Relative to the base path. */
  readonly path: string;
  /** As sent. Undefined without a body. */
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
};

/** `again`: the confirmation has timed out, and the first request must be sent again. */
export type ConfirmationOutcome = { readonly kind: 'confirmed'; readonly id: string } | { readonly kind: 'again' | 'cancelled' };

export type ConfirmationQuestion = {
  /** The refusal's member `confirmation`. */
  readonly confirmation: unknown;
  readonly request: RepeatedRequest;
  readonly call: Call;
};

export type ConfirmationPrompt = {
  readonly ask: (question: ConfirmationQuestion) => Promise<ConfirmationOutcome>;
  readonly tellUnusable: (message: string) => Promise<void>;
};

export type ConfirmationParts = {
  readonly locale: () => Locale;
  readonly monitoring: Monitoring;
  readonly passkeys: Pick<Passkeys, 'available' | 'get'>;
};
