import type { BodyOf, Endpoint } from '@wallet/contract/endpoint';
import type { withdrawToIban } from '@wallet/contract/operations/bank-transfers';
import { Refusal } from './errors.ts';
import { calledOff } from './stepUp.ts';

/** "Tell us what this transfer is for" (RULE-043). */
const QUESTION = 409_042;

/** Calls that can be asked about and repeated with an answer. A final send cannot: it is prepared again. */
const ANSWERABLE: ReadonlySet<string> = new Set(['API-036', 'API-047', 'API-048', 'API-058', 'API-059']);

/** Members of the request that answer the question. */
export type BrakeAnswer = Required<Pick<BodyOf<typeof withdrawToIban>, 'brake_id' | 'purpose'>>;

/** What the customer made of the question: `sent` by the repeated request, or `threw` what that threw; `asked` when it is asked about again. */
export type Braked<T> =
  { readonly kind: 'sent'; readonly answer: T } | { readonly kind: 'threw'; readonly error: unknown } | { readonly kind: 'cancelled' };

/** Puts the question of the provider to the customer. @param send repeats the request with the answer */
export type Braking = { readonly ask: <T>(brake: unknown, send: (answer: BrakeAnswer) => Promise<T>) => Promise<Braked<T>> };

/** Whether a transfer was refused because it has not been said what it is for. */
export const isQuestioned = (error: Refusal): boolean => error.body.code === QUESTION;

const MOST_REMEMBERED = 20;

/**
 * The one place that meets a transfer which is asked about first: asks, and lets the same request go out again with the answer, under the same
 * key. One whose answer was lost goes out with it once more, however often it is tried (BRAKE-019).
 */
export function createBrake(braking: Braking | undefined) {
  const remembered = new Map<string, BrakeAnswer>();

  return async function braked<T>(
    { id }: Pick<Endpoint, 'id'>,
    key: string | undefined,
    send: (answer: BrakeAnswer | undefined) => Promise<T>,
  ): Promise<T> {
    if (braking === undefined || key === undefined || !ANSWERABLE.has(id)) return send(undefined);

    async function sendWith(answer: BrakeAnswer, name: string): Promise<T> {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(name, answer);
      try {
        const value = await send(answer);
        remembered.delete(name);
        return value;
      } catch (error) {
        if (error instanceof Refusal) remembered.delete(name);
        throw error;
      }
    }

    const before = remembered.get(key);
    let outcome = await attempt(() => (before === undefined ? send(undefined) : sendWith(before, key)));
    while (outcome.kind === 'threw' && outcome.error instanceof Refusal && isQuestioned(outcome.error)) {
      outcome = await braking.ask(outcome.error.body.brake, (answer) => sendWith(answer, key));
    }
    if (outcome.kind === 'sent') return outcome.answer;
    throw outcome.kind === 'cancelled' ? calledOff() : outcome.error;
  };
}

async function attempt<T>(send: () => Promise<T>): Promise<Braked<T>> {
  try {
    return { kind: 'sent', answer: await send() };
  } catch (error) {
    return { kind: 'threw', error };
  }
}
