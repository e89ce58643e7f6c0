import type { Locale } from '@wallet/core/format/locale';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { Passkeys } from '../adapters/passkeys/Passkeys.ts';
import type { Call } from './Call.ts';
import { Refusal } from './errors.ts';

/** Refusals of the provider that speak of a confirmation. No other module of the app names them (SCA-030). */
const NEEDED = 403_020;
const UNUSABLE = 403_021;

/** A request as it goes out: what a confirmation is bound to besides its operation. */
export type RepeatedRequest = {
  readonly method: string;
  /** Below the base. */
  readonly path: string;
  /** As sent; undefined without one. */
  readonly body: string | undefined;
  readonly idempotencyKey: string | undefined;
};

/** What the customer made of the question. `again`: its time was up, and the first request shall go out again. */
export type Confirmed = { readonly kind: 'confirmed'; readonly id: string } | { readonly kind: 'again' | 'cancelled' };

export type Question = {
  /** The member `confirmation` of the refusal. */
  readonly confirmation: unknown;
  readonly request: RepeatedRequest;
  /** For the calls that confirm. */
  readonly call: Call;
};

/** Puts the question to the customer, and says what must be said of a confirmation that cannot be used. */
export type Confirming = {
  readonly ask: (question: Question) => Promise<Confirmed>;
  readonly tellUnusable: (message: string) => Promise<void>;
};

/** What the dialog needs of the app. */
export type ConfirmingParts = {
  readonly locale: Locale;
  readonly monitoring: Monitoring;
  readonly passkeys: Pick<Passkeys, 'available' | 'get'>;
};

/** The customer has called it off: nothing was done. Forms say nothing of it. */
export const calledOff = (): DOMException => new DOMException('The customer has called the request off', 'AbortError');

export const isCalledOff = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What came of an action that nothing waits for; null where the customer has called it off. */
export async function whileNotCalledOff<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await action();
  } catch (error) {
    if (isCalledOff(error)) return null;
    throw error;
  }
}

/** So many requests are remembered whose answer may have been lost. */
const MOST_REMEMBERED = 20;

/**
 * The one place that meets a request which has to be confirmed first: asks, then lets the same request go out again with the confirmation's
 * id. One whose answer was lost goes out with it once more, however often it is tried (SCA-036).
 */
export function createStepUp(confirming: Confirming | undefined) {
  const remembered = new Map<string, string>();

  function remember({ idempotencyKey: key }: RepeatedRequest, id: string): void {
    if (key === undefined) return;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, id);
  }

  return async function confirmed<T>(
    request: RepeatedRequest,
    call: Call,
    send: (confirmation: string | undefined) => Promise<T>,
  ): Promise<T> {
    const { idempotencyKey: key = '' } = request;
    let confirmation = remembered.get(key);
    let isNew = false;
    for (;;) {
      try {
        return await send(confirmation);
      } catch (error) {
        const code = error instanceof Refusal ? error.body.code : null;
        if (confirming === undefined || !(error instanceof Refusal) || (code !== NEEDED && code !== UNUSABLE)) throw error;
        remembered.delete(key);
        if (code === UNUSABLE && isNew) {
          await confirming.tellUnusable(error.body.message);
          throw calledOff();
        }
        const isAsked = code === NEEDED;
        const answer: Confirmed = isAsked
          ? await confirming.ask({ confirmation: error.body.confirmation, request, call })
          : { kind: 'again' };
        if (answer.kind === 'cancelled') throw calledOff();
        isNew = answer.kind === 'confirmed';
        confirmation = answer.kind === 'confirmed' ? answer.id : undefined;
        if (answer.kind === 'confirmed') remember(request, answer.id);
      }
    }
  };
}
