import { createCancellation } from '../cancellation.ts';
import { Refusal } from '../errors.ts';
import type { Answer, Link } from '../Link.ts';
import type { BrakeAnswer, BrakeOutcome, BrakePrompt } from '../prompts.ts';
import { withMembers } from '../toRequest.ts';

/** "Tell us what this transfer is for" (RULE-043). */
const QUESTION_CODE = 409_042;

/** Calls that can be repeated with an answer. A final send cannot, because it must be prepared again. */
const ANSWERABLE_CALLS: ReadonlySet<string> = new Set(['API-036', 'API-047', 'API-048', 'API-058', 'API-059']);

/** True when the provider refused a transfer because it needs to know its purpose. */
export const isPurposeRequired = (error: Refusal): boolean => error.body.code === QUESTION_CODE;

const MAX_REMEMBERED = 20;

/**
 * Asks about an unusual transfer and sends the same request again with the answer, under the same key. If the response to that is lost, the
 * next attempt under the key carries the same answer (BRAKE-019). Without a prompt the question is an ordinary refusal.
 */
export function createBrakeLink(prompt: BrakePrompt | undefined): Link {
  const remembered = new Map<string, BrakeAnswer>();

  return async (request, next) => {
    const { endpoint, input } = request;
    const { idempotencyKey: key } = request.options;
    if (prompt === undefined || key === undefined || !ANSWERABLE_CALLS.has(endpoint.id)) return next(request);

    async function sendWith(answer: BrakeAnswer, name: string): Promise<Answer> {
      if (remembered.size >= MAX_REMEMBERED) remembered.clear();
      remembered.set(name, answer);
      try {
        const response = await next({ ...request, input: withMembers(input, answer) });
        remembered.delete(name);
        return response;
      } catch (error) {
        if (error instanceof Refusal) remembered.delete(name);
        throw error;
      }
    }

    const earlier = remembered.get(key);
    let outcome = await toOutcome(earlier === undefined ? next(request) : sendWith(earlier, key));
    while (outcome.kind === 'threw' && outcome.error instanceof Refusal && isPurposeRequired(outcome.error)) {
      outcome = await prompt.ask(outcome.error.body.brake, (answer) => sendWith(answer, key));
    }
    if (outcome.kind === 'sent') return outcome.answer;
    throw outcome.kind === 'cancelled' ? createCancellation() : outcome.error;
  };
}

const toOutcome = (sending: Promise<Answer>): Promise<BrakeOutcome<Answer>> =>
  sending.then(
    (answer) => ({ kind: 'sent', answer }),
    (error: unknown) => ({ kind: 'threw', error }),
  );
