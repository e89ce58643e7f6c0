import { object, oneOf } from '@wallet/core/configuration/readers';
import type { BotCheck } from './BotCheck.ts';

const parseSettings = object({}, { botCheck: oneOf('pass', 'fail', 'missing') });

function readOutcome(local: Storage): 'pass' | 'fail' | 'missing' {
  try {
    return parseSettings(JSON.parse(local.getItem('wallet:sandbox') ?? '{}'))?.botCheck ?? 'pass';
  } catch {
    return 'pass';
  }
}

/** Stands in for the service. The local-storage key `wallet:sandbox` sets its responses when the app starts (sandbox.md). */
export function createSandboxBotCheck(local: () => Storage): BotCheck {
  let outcome: 'pass' | 'fail' | 'missing' = 'pass';
  try {
    outcome = readOutcome(local());
  } catch {
    // Storage is blocked, so the default applies.
  }
  return {
    notice: 'other',
    prepare: () => undefined,
    isThere: () => true,
    ask: async () => {
      if (outcome === 'fail') throw new Error('The bot check of the sandbox was told to fail');
      return outcome === 'missing' ? { kind: 'missing', reason: 'blocked' } : { kind: 'token', token: `sandbox-${crypto.randomUUID()}` };
    },
  };
}
