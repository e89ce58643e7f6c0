import { expect, it } from 'vitest';
import { createFrameFocus } from './frameFocus.ts';

it('a customer in a foreign frame is at work for 15 minutes at a stretch (THIRD-013)', () => {
  let [now, isFocused] = [0, true];
  const isAtWork = createFrameFocus({ now: () => now }, () => isFocused);
  expect(isAtWork()).toBe(true);
  now = 15 * 60_000 - 1;
  expect(isAtWork()).toBe(true);
  now += 1;
  expect(isAtWork()).toBe(false);
  isFocused = false;
  expect(isAtWork()).toBe(false);
  // Back in the page and in the frame again: another stretch.
  isFocused = true;
  expect(isAtWork()).toBe(true);
});
