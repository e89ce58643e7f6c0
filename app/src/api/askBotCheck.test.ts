import { expect, it } from 'vitest';
import { createManualClock } from '../adapters/clock/createManualClock.ts';
import { askBotCheck, BotCheckFailure } from './askBotCheck.ts';
import type { BotCheck } from '../adapters/bot-check/BotCheck.ts';

function open(ask: BotCheck['ask']) {
  const clock = createManualClock();
  const reports: string[] = [];
  const monitoring = { report: (level: string) => reports.push(level), measure: () => undefined };
  return { clock, reports, parts: { clock, monitoring, botCheck: { notice: 'other', ask } as const } };
}

it('gives the token of the check (REG-018)', async () => {
  const { parts } = open(async () => ({ kind: 'token', token: 'a-token' }));
  expect(await askBotCheck(parts, 'login')).toBe('a-token');
});

it('a missing frame is only reported, the token is empty (REG-019, D-APP-24)', async () => {
  const { parts, reports } = open(async () => ({ kind: 'missing' }));
  expect(await askBotCheck(parts, 'login')).toBe('');
  expect(reports).toEqual(['warning']);
});

it('a failed token request is an error (REG-019)', async () => {
  const { parts } = open(() => Promise.reject(new Error('blocked')));
  await expect(askBotCheck(parts, 'login')).rejects.toBeInstanceOf(BotCheckFailure);
});

it('a token is waited for at most ten seconds (D-APP-24)', async () => {
  const { parts, clock } = open(() => new Promise(() => undefined));
  const asked = expect(askBotCheck(parts, 'login')).rejects.toBeInstanceOf(BotCheckFailure);
  await clock.advance(10_000);
  await asked;
});
