import { expect, it } from 'vitest';
import type { BotCheck } from '../adapters/bot-check/BotCheck.ts';
import { createManualClock } from '../testing/createManualClock.ts';
import { BotCheckFailure, BotCheckMissing, withBotCheck } from './withBotCheck.ts';
import { Refusal } from './errors.ts';

function openBotCheck(ask: BotCheck['ask'], isThere = true) {
  const clock = createManualClock();
  const reports: string[] = [];
  const botCheck: BotCheck = { notice: 'other', prepare: () => undefined, isThere: () => isThere, ask };
  return {
    clock,
    reports,
    parts: { clock, botCheck, reportThird: (third: string, reason: string) => void reports.push(`${third} ${reason}`) },
  };
}

const echo = async (token: string): Promise<string> => token;
const tokenRefusal = new Refusal(400, { code: 108, message: 'The bot check failed' });

const acceptOnly =
  (...good: readonly string[]) =>
  async (token: string): Promise<string> => {
    if (!good.includes(token)) throw tokenRefusal;
    return token;
  };

it(`passes the check's token to the call (REG-018)`, async () => {
  const { parts } = openBotCheck(async () => ({ kind: 'token', token: 'a-token' }));
  expect(await withBotCheck(parts, 'login', echo)).toBe('a-token');
});

it('reports a blocked check and makes the call with an empty token (REG-019, D-APP-24, THIRD-037)', async () => {
  const { parts, reports } = openBotCheck(async () => ({ kind: 'missing', reason: 'blocked' }));
  expect(await withBotCheck(parts, 'login', echo)).toBe('');
  expect(reports).toEqual(['botCheck blocked']);
});

it('reports nothing without a network, because the call itself fails (THIRD-010)', async () => {
  const { parts, reports } = openBotCheck(async () => ({ kind: 'missing', reason: 'offline' }));
  expect(await withBotCheck(parts, 'login', echo)).toBe('');
  expect(reports).toEqual([]);
});

it('rejects without a call when the token request fails (REG-019, THIRD-038)', async () => {
  const { parts } = openBotCheck(() => Promise.reject(new Error('blocked')));
  let calls = 0;
  const answer = withBotCheck(parts, 'login', async () => (calls += 1));
  await expect(answer).rejects.toBeInstanceOf(BotCheckFailure);
  expect(calls).toBe(0);
});

it('waits at most ten seconds for a token (D-APP-24)', async () => {
  const { parts, clock } = openBotCheck(() => new Promise(() => undefined));
  const expectation = expect(withBotCheck(parts, 'login', echo)).rejects.toBeInstanceOf(BotCheckFailure);
  await clock.advance(10_000);
  await expectation;
});

it('reports a script still loading after ten seconds as slow and calls with an empty token (THIRD-036, THIRD-037)', async () => {
  const { parts, clock, reports } = openBotCheck(() => new Promise(() => undefined), false);
  const answer = withBotCheck(parts, 'login', echo);
  await clock.advance(9999);
  expect(reports).toEqual([]);
  await clock.advance(1);
  expect(await answer).toBe('');
  expect(reports).toEqual(['botCheck slow']);
});

it('reports a missing check when the provider requires one that could not be loaded (THIRD-037)', async () => {
  const { parts } = openBotCheck(async () => ({ kind: 'missing', reason: 'blocked' }));
  await expect(withBotCheck(parts, 'login', acceptOnly('good'))).rejects.toBeInstanceOf(BotCheckMissing);
});

it('replaces a token refused by the provider once (THIRD-038)', async () => {
  const tokens = ['stale', 'good'];
  const { parts } = openBotCheck(async () => ({ kind: 'token', token: tokens.shift() ?? 'none' }));
  expect(await withBotCheck(parts, 'login', acceptOnly('good'))).toBe('good');
  tokens.push('stale', 'stale too');
  await expect(withBotCheck(parts, 'login', acceptOnly('good'))).rejects.toBe(tokenRefusal);
  expect(tokens).toEqual([]);
});
