import { afterEach, expect, it, vi } from 'vitest';
import { createDeviceStorage, createMemoryArea } from '../storage/createDeviceStorage.ts';
import { createManualClock } from '../testing/createManualClock.ts';
import { exclusivelyInAllTabs } from './exclusively.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const refusal = (): never => {
  throw new DOMException('The request was denied', 'SecurityError');
};
const refusing = { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } };

/** Two tabs of one browser, and what their actions did. */
function openTwoTabs(local: () => Storage) {
  const clock = createManualClock();
  const log: string[] = [];
  const openTab = (tab: string) => {
    const exclusively = exclusivelyInAllTabs(
      'refresh',
      createDeviceStorage({ local, session: createMemoryArea }, () => undefined),
      clock,
    );
    return (milliseconds: number) =>
      exclusively(async () => {
        log.push(`${tab} begins`);
        await new Promise<void>((resolve) => clock.after(milliseconds, resolve));
        log.push(`${tab} ends`);
      });
  };
  return { clock, log, first: openTab('first'), second: openTab('second') };
}

it.each([
  ['without Web Locks', {}],
  ['that refuses its Web Locks', refusing],
  ['that throws at its Web Locks', { locks: { request: refusal } }],
])('in a browser %s two tabs refresh one after the other (D-SES-05)', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const area = createMemoryArea();
  const { clock, log, first, second } = openTwoTabs(() => area);
  const both = Promise.all([first(1000), second(1000)]);
  await clock.advance(5000);
  await both;
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(area.length).toBe(0);
});

it('a tab that was closed during its refresh holds up the others no longer than a call may take (D-SES-05, SES-012)', async () => {
  vi.stubGlobal('navigator', {});
  const area = createMemoryArea();
  const { clock, log, first, second } = openTwoTabs(() => area);
  void first(Number.POSITIVE_INFINITY);
  await clock.advance(100);
  const later = second(0);
  await clock.advance(36_000);
  await later;
  expect(log).toEqual(['first begins', 'second begins', 'second ends']);
});

it('of two tabs that take the lease at once the last one has it (D-SES-05)', async () => {
  vi.stubGlobal('navigator', {});
  const area = createMemoryArea();
  const { clock, log, first } = openTwoTabs(() => area);
  const late = first(0);
  await clock.advance(10);
  area.setItem('wallet:v1:refresh_lease', JSON.stringify({ holder: 'another', until: clock.now() + 1000 }));
  await clock.advance(900);
  expect(log).toEqual([]);
  await clock.advance(1000);
  await late;
  expect(log).toEqual(['first begins', 'first ends']);
});

it('without any storage either, each tab refreshes by itself (D-SES-05, D-SES-24)', async () => {
  vi.stubGlobal('navigator', refusing);
  const { clock, log, first } = openTwoTabs(refusal);
  const alone = first(0);
  await clock.advance(1000);
  await alone;
  expect(log).toEqual(['first begins', 'first ends']);
});

it('what fails under a Web Lock fails once, and is not tried again by another way (D-SES-05)', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => Promise<unknown>) => run() } });
  const exclusively = exclusivelyInAllTabs(
    'refresh',
    createDeviceStorage({ local: refusal, session: refusal }, () => undefined),
    createManualClock(),
  );
  const action = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(exclusively(action)).rejects.toThrow('offline');
  expect(action).toHaveBeenCalledTimes(1);
});
