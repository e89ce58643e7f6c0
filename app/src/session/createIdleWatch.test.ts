import { expect, it } from 'vitest';
import { createManualClock } from '../testing/createManualClock.ts';
import { createPendingWrites } from '../api/createPendingWrites.ts';
import { createIdleWatch } from './createIdleWatch.ts';
import { toIdleness } from './idle.ts';
import type { TabMessage, Tabs } from './openTabs.ts';

const MINUTE = 60_000;
const LIMITS = { warnAfterMs: 4 * MINUTE, logOutAfterMs: 5 * MINUTE };

function openWatch() {
  const clock = createManualClock();
  const messages: TabMessage[] = [];
  const ears: ((message: TabMessage) => void)[] = [];
  const work = createPendingWrites();
  const tabs: Tabs = {
    tell: (message) => messages.push(message),
    listen: (ear) => {
      ears.push(ear);
      return () => undefined;
    },
  };
  const idle = createIdleWatch(clock, tabs, LIMITS, () => !work.isEmpty());
  return { clock, messages, work, hearSister: () => ears.forEach((hear) => hear({ name: 'active' })), idle };
}

it.each([
  [0, { name: 'active' }],
  [4 * MINUTE - 1, { name: 'active' }],
  [4 * MINUTE, { name: 'warned', secondsLeft: 60 }],
  [5 * MINUTE - 1, { name: 'warned', secondsLeft: 1 }],
  [5 * MINUTE, { name: 'over' }],
  [10 * 60 * MINUTE, { name: 'over' }],
])('reports after %i ms of inactivity: %o (D-SES-16)', (quiet, expected) => {
  expect(toIdleness(1000, 1000 + quiet, LIMITS)).toEqual(expected);
});

it('warns after four minutes, counts down, and is over after five (SES-025)', async () => {
  const { clock, idle } = openWatch();
  await clock.advance(4 * MINUTE);
  expect(idle.read()).toEqual({ name: 'warned', secondsLeft: 60 });
  await clock.advance(30_000);
  expect(idle.read()).toEqual({ name: 'warned', secondsLeft: 30 });
  await clock.advance(30_000);
  expect(idle.read()).toEqual({ name: 'over' });
});

it('restarts the count on activity in any tab (D-SES-16)', async () => {
  const { clock, idle, hearSister } = openWatch();
  await clock.advance(3 * MINUTE);
  hearSister();
  await clock.advance(3 * MINUTE);
  expect(idle.read()).toEqual({ name: 'active' });
});

it('ignores touches during the warning, while `Stay logged in` takes effect in all tabs (D-SES-16)', async () => {
  const { clock, idle, messages } = openWatch();
  await clock.advance(4 * MINUTE);
  idle.touch();
  expect(idle.read().name).toBe('warned');
  idle.touch(true);
  expect(idle.read()).toEqual({ name: 'active' });
  expect(messages).toEqual([{ name: 'active' }]);
});

it('pauses the count in all tabs while a payment is polled or a file uploads (D-SES-16, D-ADDR-14)', async () => {
  const { clock, idle, messages, work } = openWatch();
  const end = work.begin();
  await clock.advance(20 * MINUTE);
  expect(idle.read()).toEqual({ name: 'active' });
  expect(messages).toHaveLength((20 * MINUTE) / 5000);
  end();
  await clock.advance(5 * MINUTE);
  expect(idle.read()).toEqual({ name: 'over' });
});

it('notifies the other tabs of activity at most every five seconds (D-SES-14)', async () => {
  const { clock, idle, messages } = openWatch();
  await clock.advance(5000);
  for (let touch = 0; touch < 20; touch += 1) idle.touch();
  expect(messages).toHaveLength(1);
});
