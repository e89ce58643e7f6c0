import { listPublicRates } from '@wallet/contract/holdings/rates';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProviderClock } from '../adapters/clock/providerClock.ts';
import { createConnectivity } from './createConnectivity.ts';
import { createTransport, nameFile } from './createTransport.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fetchWithoutResponse: typeof fetch = (input, init) => {
  const { signal } = new Request(input, init);
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));
};

it('times out after 30 s without a response and does not report the network as lost (SES-012, LIM-001)', async () => {
  const connectivity = createConnectivity({ addEventListener: () => undefined, navigator: { onLine: true } });
  const send = createTransport({ origin: 'http://provider.test', connectivity, clock: createProviderClock(), fetch: fetchWithoutResponse });
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

it('names a file as the provider does (API-073)', () => {
  const file = nameFile(content, 'attachment; filename="statement-accounts-2026-11-20.xlsx"');
  expect(file).toMatchObject({ name: 'statement-accounts-2026-11-20.xlsx', type: 'text/csv', size: 3 });
});

it.each([undefined, 'attachment', 'attachment; filename="../../etc/passwd"'])('takes no name from %s (API-073)', (disposition) => {
  expect(nameFile(content, disposition)).toBe(content);
});
