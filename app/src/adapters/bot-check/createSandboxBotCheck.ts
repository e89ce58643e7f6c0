import { object, oneOf } from '@wallet/core/configuration/readers';
import { readSandboxSettings } from '../readSandboxSettings.ts';
import type { BotCheck } from './BotCheck.ts';

const parseSettings = object({}, { botCheck: oneOf('pass', 'fail', 'missing') });

/** Stands in for the service. The local-storage key `wallet:sandbox` sets its responses when the app starts (sandbox.md). */
export function createSandboxBotCheck(local: () => Storage): BotCheck {
  const outcome = readSandboxSettings(parseSettings, local)?.botCheck ?? 'pass';
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
