import { wait, type Clock } from '../adapters/clock/Clock.ts';
import type { Monitoring } from '../adapters/monitoring/Monitoring.ts';
import type { BotCheck, BotCheckAnswer } from '../adapters/bot-check/BotCheck.ts';

/** A token is waited for so long (D-APP-24). */
const MOST_MS = 10_000;

/** The check was there and failed: the call is not made, what was typed stays (D-APP-24). */
export class BotCheckFailure extends Error {
  override readonly name = 'BotCheckFailure';
}

type Parts = { readonly botCheck: BotCheck; readonly clock: Clock; readonly monitoring: Monitoring };

/**
 * A token for one call; '' where the frame is missing, then the provider decides.
 * @throws BotCheckFailure
 */
export async function askBotCheck({ botCheck, clock, monitoring }: Parts, action: string): Promise<string> {
  const late = wait(clock, MOST_MS).then((): never => {
    throw new Error('no token in 10 s');
  });
  try {
    const answer: BotCheckAnswer = await Promise.race([botCheck.ask(action), late]);
    if (answer.kind === 'token') return answer.token;
    monitoring.report('warning', 'The frame of the bot check is missing', { action });
    return '';
  } catch (error) {
    throw new BotCheckFailure('The bot check gave no token, so the call was not made', { cause: error });
  }
}
