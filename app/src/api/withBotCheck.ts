import { wait, type Clock } from '../adapters/clock/Clock.ts';
import type { BotCheck } from '../adapters/bot-check/BotCheck.ts';
import type { ReportThird } from '../adapters/thirdParties.ts';
import { Refusal } from './errors.ts';

/** Script, readiness and token together are waited for so long (D-APP-24, THIRD-036). */
const MOST_MS = 10_000;

/** The provider's code for a token that it does not take. */
const TOKEN_REFUSED = 108;

/** The check was there and failed: the call is not made, what was typed stays (D-APP-24). */
export class BotCheckFailure extends Error {
  override readonly name = 'BotCheckFailure';
}

/** The check could not be loaded, and the provider wants one (THIRD-037). */
export class BotCheckMissing extends Error {
  override readonly name = 'BotCheckMissing';
}

type Parts = { readonly botCheck: BotCheck; readonly clock: Clock; readonly reportThird: ReportThird };

/** A token for one call; '' where the check is missing, then the provider decides. */
async function askToken({ botCheck, clock, reportThird }: Parts, action: string): Promise<string> {
  const late = wait(clock, MOST_MS).then(() => {
    if (botCheck.isThere()) throw new Error('no token in 10 s');
    return { kind: 'missing', reason: 'slow' } as const;
  });
  late.catch(() => undefined);
  try {
    const answer = await Promise.race([botCheck.ask(action), late]);
    if (answer.kind === 'token') return answer.token;
    if (answer.reason !== 'offline') reportThird('botCheck', answer.reason);
    return '';
  } catch (error) {
    throw new BotCheckFailure('The bot check gave no token, so the call was not made', { cause: error });
  }
}

const isTokenRefused = (error: unknown): boolean => error instanceof Refusal && error.body.code === TOKEN_REFUSED;

/**
 * Makes a call that wants a token of the bot check. A token that the provider does not take is replaced by a new one, once (THIRD-038).
 * @param send makes the call with this token
 * @throws BotCheckFailure nothing was called
 * @throws BotCheckMissing the provider wants a token, and the check could not be loaded
 */
export async function withBotCheck<T>(parts: Parts, action: string, send: (token: string) => Promise<T>): Promise<T> {
  const token = await askToken(parts, action);
  try {
    return await send(token);
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    if (token === '') throw new BotCheckMissing('The bot check could not be loaded, and the provider wants it', { cause: error });
    const another = await askToken(parts, action);
    if (another === '') throw error;
    return await send(another);
  }
}
