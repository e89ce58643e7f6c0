import { expect, it } from 'vitest';
import { createFrameFocus } from './frameFocus.ts';

it('counts a customer in a cross-origin frame as active for 15 minutes at a time (THIRD-013)', () => {
  let [now, isFocused] = [0, true];
  const isAtWork = createFrameFocus({ now: () => now }, () => isFocused);
  expect(isAtWork()).toBe(true);
  now = 15 * 60_000 - 1;
  expect(isAtWork()).toBe(true);
  now += 1;
  expect(isAtWork()).toBe(false);
  isFocused = false;
  expect(isAtWork()).toBe(false);
  // Returning to the page and to the frame again starts a new period.
  isFocused = true;
  expect(isAtWork()).toBe(true);
});
