import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, MissingPart } from './loadPart.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const rejectLoad = (): Promise<never> => Promise.reject(new TypeError('error loading dynamically imported module'));

it('rejects with MissingPart immediately when a part cannot be loaded (D-APP-03)', async () => {
  await expect(loadPart(rejectLoad)).rejects.toBeInstanceOf(MissingPart);
});

it('retries a load aborted by navigation when the page is still there after a second (D-APP-03)', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(async () => {
      window.dispatchEvent(new Event('beforeunload'));
      return rejectLoad();
    })
    .mockResolvedValueOnce('part');
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  await expect(part).resolves.toBe('part');
});
