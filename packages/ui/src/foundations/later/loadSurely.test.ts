import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadSurely } from './loadSurely.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lost = new Error('offline');

it('D-APP-03 asks again for a part that did not come', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost).mockResolvedValue('the part');
  const part = loadSurely(load);
  await vi.runAllTimersAsync();
  await expect(part).resolves.toBe('the part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('D-APP-03 gives up on a part that is gone: the boundary says so', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(lost);
  const part = expect(loadSurely(load, 3)).rejects.toBe(lost);
  await vi.runAllTimersAsync();
  await part;
  expect(load).toHaveBeenCalledTimes(3);
});
