import type { MiddlewareHandler } from 'hono';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send.ts';

/** The provider answers within so long, else with 503 (api.md 1.1). */
const MOST_MS = 10_000;
const RETRY_AFTER_SECONDS = '5';

/**
 * Nobody waits longer than ten seconds. What was begun goes on: a money call that is repeated with its key gets the answer it would
 * have had (api.md 1.5).
 */
export const answerInTime: MiddlewareHandler = async (context, next) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, MOST_MS, 'late');
  });
  const first = await Promise.race([next(), late]);
  clearTimeout(timer);
  if (first === 'late') context.res = sendRefusal(refuse('unavailable', {}, { 'retry-after': RETRY_AFTER_SECONDS }));
};
