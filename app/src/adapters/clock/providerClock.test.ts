import { expect, it } from 'vitest';
import { createProviderClock } from './providerClock.ts';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;
const toDateHeader = (at: number): string => new Date(at).toUTCString();

function openClock(offset: number) {
  let [wall, even] = [NOON + offset, 0];
  const clock = createProviderClock({ wall: () => wall, even: () => even });
  const changes: number[] = [];
  clock.subscribe(() => changes.push(clock.time().now()));
  return {
    clock,
    changes,
    pass: (milliseconds: number) => {
      wall += milliseconds;
      even += milliseconds;
    },
    jump: (milliseconds: number) => {
      wall += milliseconds;
    },
  };
}

it.each([-DAY, DAY, 3653 * DAY])('takes the time from the first response on a device that is %s ms off (D-FMT-20)', (offset) => {
  const { clock, pass, changes } = openClock(offset);
  clock.hear(toDateHeader(NOON));
  expect(changes).toEqual([NOON + 500]);
  pass(90_000);
  expect(clock.time().now()).toBe(NOON + 90_500);
});

it('keeps even time and notifies no listener when the device clock jumps (D-FMT-20)', () => {
  const { clock, pass, jump, changes } = openClock(0);
  jump(-DAY);
  pass(1000);
  clock.hear(toDateHeader(NOON + 1000));
  expect(clock.time().now()).toBe(NOON + 1000);
  expect(changes).toEqual([]);
});

it('ignores a response that was seconds on its way and adopts one from the future (D-FMT-20)', () => {
  const { clock, pass, changes } = openClock(0);
  const before = clock.time();
  pass(6000);
  clock.hear(toDateHeader(NOON));
  expect(clock.time()).toBe(before);
  clock.hear(toDateHeader(NOON + 8000));
  expect(changes).toEqual([NOON + 8500]);
});

it.each([undefined, '', 'soon', 7])('reads no time from the header %j (D-FMT-20)', (date) => {
  const { clock, changes } = openClock(DAY);
  clock.hear(date);
  expect(changes).toEqual([]);
});
