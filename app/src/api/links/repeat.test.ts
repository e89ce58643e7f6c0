import { expect, it } from 'vitest';
import { ApiError, Refusal } from '../errors.ts';
import { getRepeatDelay } from './repeat.ts';

const LOST = new ApiError('offline');

it('repeats five times, after 250, 500, 1000, 2000 and 2000 ms (SES-037, LIM-003, LIM-004)', () => {
  expect([0, 1, 2, 3, 4, 5].map((repetition) => getRepeatDelay(LOST, repetition, true))).toEqual([250, 500, 1000, 2000, 2000, null]);
});

it.each([502, 503, 504])('repeats after a %i (D-SES-23)', (status) => {
  expect(getRepeatDelay(new ApiError('unavailable', { status }), 0, true)).toBe(250);
});

it.each([
  ['a time-out', new ApiError('timeout')],
  ['a 500', new ApiError('unavailable', { status: 500 })],
  ['a 429', new ApiError('unavailable', { status: 429 })],
  ['an unreadable answer', new ApiError('unreadable', { status: 200 })],
  ['a refusal', new Refusal(404, { code: 404, message: 'Not found' })],
])('does not repeat after %s (D-SES-23)', (_, error) => {
  expect(getRepeatDelay(error, 0, true)).toBeNull();
});

it('does not repeat while the browser is offline (D-SES-23)', () => {
  expect(getRepeatDelay(LOST, 0, false)).toBeNull();
});
