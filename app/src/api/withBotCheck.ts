import { wait, type Clock } from '../adapters/clock/Clock.ts';
import type { BotCheck } from '../adapters/bot-check/BotCheck.ts';
import type { ReportThird } from '../adapters/thirdParties.ts';
import { Refusal } from './errors.ts';

/** Total time limit for script, readiness and token (D-APP-24, THIRD-036). */
const TOKEN_TIMEOUT_MS = 10_000;

/** The provider's code for a refused token. */
const TOKEN_REFUSED = 108;

/** The check was loaded and failed. The call is not made, and the form keeps its values (D-APP-24). */
export class BotCheckFailure extends Error {
  override readonly name = 'BotCheckFailure';
}

/** The check could not be loaded, and the provider requires one (THIRD-037). */
export class BotCheckMissing extends Error {
  override readonly name = 'BotCheckMissing';
}

type Parts = { readonly botCheck: BotCheck; readonly clock: Clock; readonly reportThird: ReportThird };

/** Resolves with a token for one call, or with '' when the check is missing. The provider then decides. */
async function requestToken({ botCheck, clock, reportThird }: Parts, action: string): Promise<string> {
  const late = wait(clock, TOKEN_TIMEOUT_MS).then(() => {
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
 * Makes a call that requires a token of the bot check. A token refused by the provider is replaced once (THIRD-038).
 * @param send makes the call with this token
 * @throws BotCheckFailure the check failed, so no call was made
 * @throws BotCheckMissing the provider requires a token, and the check could not be loaded
 */
export async function withBotCheck<T>(parts: Parts, action: string, send: (token: string) => Promise<T>): Promise<T> {
  const token = await requestToken(parts, action);
  try {
    return await send(token);
  } catch (error) {
    if (!isTokenRefused(error)) throw error;
    if (token === '') throw new BotCheckMissing('The bot check could not be loaded, and the provider wants it', { cause: error });
    const another = await requestToken(parts, action);
    if (another === '') throw error;
    return await send(another);
  }
}
