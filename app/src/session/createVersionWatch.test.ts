import { expect, it } from 'vitest';
import { createManualClock } from '../testing/createManualClock.ts';
import { APP_VERSION } from '../config/version.ts';
import { createVersionWatch, readVersion } from './createVersionWatch.ts';

type WatchOptions = {
  readonly served?: () => string;
  readonly isHealthy?: boolean | Promise<boolean>;
  readonly isAwake?: () => boolean;
  readonly draw?: number;
};

function openWatch({ served = () => APP_VERSION, isHealthy = true, isAwake = () => true, draw = 0.5 }: WatchOptions) {
  const clock = createManualClock();
  const [others, warnings, asked]: [string[], string[], number[]] = [[], [], []];
  const versions = createVersionWatch({
    clock,
    draw: () => draw,
    running: APP_VERSION,
    askVersion: async () => {
      asked.push(clock.now());
      return served();
    },
    askHealth: async () => isHealthy,
    isAwake,
    warn: (message) => warnings.push(message),
    onOther: (version) => others.push(version),
  });
  return { clock, others, warnings, asked, versions };
}

it('runs as v22.3.1 (APP-025, LIM-059)', () => {
  expect(APP_VERSION).toBe('v22.3.1');
});

it('requests the version every 60 s, plus or minus a tenth (APP-026, LIM-002)', async () => {
  const short = openWatch({ draw: 0 });
  await short.clock.advance(54_000);
  expect(short.asked).toEqual([54_000]);
  const long = openWatch({ draw: 1 });
  await long.clock.advance(66_000);
  expect(long.asked).toEqual([66_000]);
});

it.each(['v23.3.1', 'v22.4.1', 'v22.3.2', 'v21.0.0', 'v22.3.0-beta'])('reports %s as another version, once (APP-028)', async (served) => {
  const { clock, others } = openWatch({ served: () => served });
  await clock.advance(600_000);
  expect(others).toEqual([readVersion(served)]);
});

it.each(['v22.3.1', 'v22.3.1\n', 'v22.3.1-hotfix'])('accepts “%s” as the running version (APP-028, D-APP-06)', async (served) => {
  const { clock, others } = openWatch({ served: () => served });
  await clock.advance(600_000);
  expect(others).toEqual([]);
});

it('requests nothing while hidden or offline, and immediately on waking after more than a minute (APP-027)', async () => {
  let isAwake = false;
  const { clock, asked, versions } = openWatch({ isAwake: () => isAwake });
  await clock.advance(300_000);
  expect(asked).toEqual([]);
  isAwake = true;
  versions.wake();
  expect(asked).toEqual([300_000]);
  versions.wake();
  expect(asked).toHaveLength(1);
});

it.each([
  [true, 1],
  [false, 0],
])('an unreadable version while health is %s causes %d warnings (APP-029, D-APP-08)', async (isHealthy, count) => {
  const { clock, warnings, others } = openWatch({ served: () => '<html>', isHealthy });
  await clock.advance(60_000);
  expect(warnings).toHaveLength(count);
  expect(others).toEqual([]);
});

it('warns only once per document about a version that cannot be read (DEP-004)', async () => {
  const { clock, warnings } = openWatch({
    served: () => {
      throw new Error('404');
    },
  });
  await clock.advance(600_000);
  expect(warnings).toEqual(['version.txt could not be read, while the provider is healthy']);
});

it('warns once when health responds slowly and the version is requested again before it answers (DEP-004)', async () => {
  const slow = Promise.withResolvers<boolean>();
  const { clock, warnings, asked } = openWatch({ served: () => '<html>', isHealthy: slow.promise });
  await clock.advance(180_000);
  expect(asked).toHaveLength(3);
  slow.resolve(true);
  await expect.poll(() => warnings).toHaveLength(1);
  await clock.advance(600_000);
  expect(warnings).toHaveLength(1);
});
