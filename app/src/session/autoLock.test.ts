import { expect, it } from 'vitest';
import { autoLockLimits } from './idle.ts';

it.each([
  ['1', 30, 60],
  ['2', 60, 120],
  ['5', 240, 300],
] as const)('after %s min without activity: warned after %i s, logged out after %i s (WISH-014)', (minutes, warned, loggedOut) => {
  expect(autoLockLimits(minutes)).toEqual({ warnAfterMs: warned * 1000, logOutAfterMs: loggedOut * 1000 });
});
