import { expect, it } from 'vitest';
import { toAutoLockLimits } from './idle.ts';

it.each([
  ['1', 30, 60],
  ['2', 60, 120],
  ['5', 240, 300],
] as const)('with a lock after %s min, warns after %i s and logs out after %i s (WISH-014)', (minutes, warned, loggedOut) => {
  expect(toAutoLockLimits(minutes)).toEqual({ warnAfterMs: warned * 1000, logOutAfterMs: loggedOut * 1000 });
});
