import type { CardOutcome } from '@wallet/ui/screens/cards/CardsScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadFailure } from '../../api/loadFailure.ts';
import { refusalText } from '../../api/refusalText.ts';

/** What an action on a card came to when it was not done. A session end and the like are thrown on. */
export function toCardOutcome(error: unknown): CardOutcome {
  if (error instanceof ApiError) return { kind: 'failed', failure: loadFailure(error) };
  if (!(error instanceof Refusal)) throw error;
  const message = refusalText(error.body);
  return message === '' ? { kind: 'refused' } : { kind: 'refused', message };
}
