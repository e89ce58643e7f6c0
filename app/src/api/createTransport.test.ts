import { listPublicRates } from '@wallet/contract/holdings/rates';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProviderClock } from '../adapters/clock/providerClock.ts';
import { createConnectivity } from './createConnectivity.ts';
import { createTransport, namedFile } from './createTransport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A provider that never answers, until it is given up. */
const silent: typeof fetch = (input, init) => {
  const { signal } = new Request(input, init);
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));
};

it('a request without an answer fails as timed out after 30 s, which says nothing about the network (SES-012, LIM-001)', async () => {
  const connectivity = createConnectivity({ addEventListener: () => undefined, navigator: { onLine: true } });
  const send = createTransport({ origin: 'http://provider.test', connectivity, clock: createProviderClock(), fetch: silent });
  let failure: unknown = null;
  send({ endpoint: listPublicRates, input: {}, options: {}, headers: {} }).catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(29_900);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(failure).toMatchObject({ name: 'ApiError', kind: 'timeout' });
  expect(connectivity.isConnected()).toBe(true);
});

const content = new Blob(['a,b'], { type: 'text/csv' });

it('a file has the name that the provider gives it (API-073)', () => {
  const file = namedFile(content, 'attachment; filename="statement-accounts-2026-11-20.xlsx"');
  expect(file).toMatchObject({ name: 'statement-accounts-2026-11-20.xlsx', type: 'text/csv', size: 3 });
});

it.each([undefined, 'attachment', 'attachment; filename="../../etc/passwd"'])('of %s it takes no name (API-073)', (disposition) => {
  expect(namedFile(content, disposition)).toBe(content);
});
