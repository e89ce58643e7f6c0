import type { Call } from '../call.ts';
import { createCancellation } from '../cancellation.ts';
import { Refusal } from '../errors.ts';
import type { CallRequest, Link } from '../Link.ts';
import type { ConfirmationOutcome, ConfirmationPrompt, RepeatedRequest } from '../prompts.ts';
import { toRequest } from '../toRequest.ts';

/** The provider's refusals about confirmations. No other module of the app names them (SCA-030). */
const CONFIRMATION_NEEDED = 403_020;
const CONFIRMATION_UNUSABLE = 403_021;

const MAX_REMEMBERED = 20;

/**
 * Asks the customer to confirm a request if the provider requires it, and sends it again with the confirmation's id. If the response to
 * that is lost, the next attempt under the same key carries the same confirmation (SCA-036). Without a prompt the demand is an ordinary
 * refusal.
 * @param call passed to the prompt
 */
export function createStepUpLink(prompt: ConfirmationPrompt | undefined, call: Call): Link {
  const remembered = new Map<string, string>();

  return async (request, next) => {
    const { idempotencyKey: key } = request.options;
    let confirmation = key === undefined ? undefined : remembered.get(key);
    let isNew = false;
    for (;;) {
      try {
        return await next(withConfirmation(request, confirmation));
      } catch (error) {
        const code = error instanceof Refusal ? error.body.code : null;
        if (prompt === undefined || !(error instanceof Refusal) || (code !== CONFIRMATION_NEEDED && code !== CONFIRMATION_UNUSABLE))
          throw error;
        if (key !== undefined) remembered.delete(key);
        if (code === CONFIRMATION_UNUSABLE && isNew) {
          await prompt.tellUnusable(error.body.message);
          throw createCancellation();
        }
        const outcome: ConfirmationOutcome =
          code === CONFIRMATION_NEEDED
            ? await prompt.ask({ confirmation: error.body.confirmation, request: toRepeatedRequest(request), call })
            : { kind: 'again' };
        if (outcome.kind === 'cancelled') throw createCancellation();
        isNew = outcome.kind === 'confirmed';
        confirmation = outcome.kind === 'confirmed' ? outcome.id : undefined;
        if (key === undefined || confirmation === undefined) continue;
        if (remembered.size >= MAX_REMEMBERED) remembered.clear();
        remembered.set(key, confirmation);
      }
    }
  };
}

const withConfirmation = (request: CallRequest, id: string | undefined): CallRequest =>
  id === undefined ? request : { ...request, headers: { ...request.headers, 'x-confirmation': id } };

function toRepeatedRequest({ endpoint, input, options }: CallRequest): RepeatedRequest {
  const { url, data } = toRequest(endpoint, input);
  return {
    method: endpoint.method,
    path: url.replace(/\?.*$/, ''),
    body: typeof data === 'string' ? data : undefined,
    idempotencyKey: options.idempotencyKey,
  };
}
