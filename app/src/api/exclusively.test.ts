import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryArea } from '../storage/createDeviceStorage.ts';
import { openTestStorage } from '../testing/openTestStorage.ts';
import { createManualClock } from '../testing/createManualClock.ts';
import { createExclusiveRunner } from './exclusively.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const throwDenied = (): never => {
  throw new DOMException('The request was denied', 'SecurityError');
};
const navigatorRefusingLocks = { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } };

function openTwoTabs(local: () => Storage) {
  const clock = createManualClock();
  const log: string[] = [];
  const openTab = (tab: string) => {
    const exclusively = createExclusiveRunner('refresh', openTestStorage({ local }).storage, clock);
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
  ['that refuses Web Locks', navigatorRefusingLocks],
  ['that throws on Web Locks', { locks: { request: throwDenied } }],
])('runs two tabs one after the other in a browser %s (D-SES-05)', async (_, browser) => {
  vi.stubGlobal('navigator', browser);
  const area = createMemoryArea();
  const { clock, log, first, second } = openTwoTabs(() => area);
  const both = Promise.all([first(1000), second(1000)]);
  await clock.advance(5000);
  await both;
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(area.length).toBe(0);
});

it('waits for a tab closed during its refresh no longer than a call may take (D-SES-05, SES-012)', async () => {
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

it('gives the lease to the last of two tabs that take it concurrently (D-SES-05)', async () => {
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

it('refreshes in each tab on its own without any storage (D-SES-05, D-SES-24)', async () => {
  vi.stubGlobal('navigator', navigatorRefusingLocks);
  const { clock, log, first } = openTwoTabs(throwDenied);
  const alone = first(0);
  await clock.advance(1000);
  await alone;
  expect(log).toEqual(['first begins', 'first ends']);
});

it('does not retry with a lease what failed under a Web Lock (D-SES-05)', async () => {
  vi.stubGlobal('navigator', { locks: { request: (_: string, run: () => Promise<unknown>) => run() } });
  const exclusively = createExclusiveRunner('refresh', openTestStorage({ local: throwDenied }).storage, createManualClock());
  const action = vi.fn(() => Promise.reject(new Error('offline')));
  await expect(exclusively(action)).rejects.toThrow('offline');
  expect(action).toHaveBeenCalledTimes(1);
});
