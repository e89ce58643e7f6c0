import * as z from 'zod/mini';
import type { Settings } from './settings.ts';
import { getMachineNow } from '../ports/clock.ts';

export type BotAction = 'sign_up' | 'login' | 'forgot_password' | 'support';

export type BotCheck = (token: string, asked: { readonly action: BotAction; readonly address: string }) => Promise<boolean>;

/** The only token refused when no service is set, so that refusal 108 can be demonstrated. */
export const REFUSED_BOT_TOKEN = 'refused';

const VERIFY_TIMEOUT_MS = 5000;
const MIN_SCORE = 0.5;
/** Tokens accepted per address and minute while the service does not respond. */
const MAX_UNVERIFIED_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

const verdict = z.object({
  success: z.boolean(),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  score: z.optional(z.number()),
});

export type BotCheckParts = {
  readonly settings: Pick<Settings, 'optionalText' | 'list'>;
  readonly origin: string;
  readonly post?: (address: string, init: RequestInit) => Promise<Response>;
  readonly now?: () => number;
};

/**
 * Verifies tokens if the settings name a service (RULE-059). Otherwise it accepts every token but one, including the empty one of a missing
 * frame (API-005). An unreachable service must not lock everyone out: a few tokens per address are accepted unverified.
 */
export function createBotCheck({ settings, origin, post = fetch, now = getMachineNow }: BotCheckParts): BotCheck {
  let unverified: { readonly address: string; readonly at: number }[] = [];

  function passesUnverified(address: string): boolean {
    unverified = unverified.filter(({ at }) => at > now() - MINUTE_MS);
    if (unverified.filter((one) => one.address === address).length >= MAX_UNVERIFIED_PER_MINUTE) return false;
    unverified.push({ address, at: now() });
    return true;
  }

  async function verify(url: string, token: string): Promise<z.output<typeof verdict> | undefined> {
    const body = new URLSearchParams({ secret: settings.optionalText('bot_verify_secret') ?? '', response: token });
    try {
      const answer = await post(url, { method: 'POST', body, signal: AbortSignal.timeout(VERIFY_TIMEOUT_MS) });
      return verdict.parse(await answer.json());
    } catch {
      return undefined;
    }
  }

  return async (token, { action, address }) => {
    const url = settings.optionalText('bot_verify_url');
    if (url === null) return token !== REFUSED_BOT_TOKEN;
    if (token === '') return false;
    const reply = await verify(url, token);
    if (reply === undefined) return passesUnverified(address);
    const hosts = [origin, ...settings.list('cors_origins')].map((one) => new URL(one).hostname);
    return reply.success && reply.action === action && hosts.includes(reply.hostname ?? '') && (reply.score ?? 0) >= MIN_SCORE;
  };
}
