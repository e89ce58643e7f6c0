import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { openTestTab } from '../testing/openTestApp.ts';
import { createQueries, clearAtSessionEnd } from './QueriesProvider.tsx';

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

function createWatchedQuery(answer: () => Promise<string>) {
  const client = createQueries();
  client.mount();
  let requestCount = 0;
  const options = {
    queryKey: ['operations'],
    queryFn: () => {
      requestCount += 1;
      return answer();
    },
  };
  const open = () => new QueryObserver(client, client.defaultQueryOptions(options)).subscribe(() => undefined);
  return { client, open, asked: () => requestCount, ask: () => client.fetchQuery(options) };
}

it('does not retry a failed query by itself (HOME-066, LIM-048)', async () => {
  const { ask, asked } = createWatchedQuery(() => Promise.reject(new Error('down')));
  await expect(ask()).rejects.toThrow('down');
  expect(asked()).toBe(1);
});

it('does not refetch loaded data on focus, on mount, or when the network is available again (HOME-066, LIM-049)', async () => {
  const { client, ask, open, asked } = createWatchedQuery(async () => 'known');
  await ask();
  open();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  open();
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.isFetching()).toBe(0);
  expect(asked()).toBe(1);
});

it('fails immediately without a network instead of pausing (D-ERR-06)', async () => {
  onlineManager.setOnline(false);
  const { ask } = createWatchedQuery(() => Promise.reject(new Error('offline')));
  await expect(ask()).rejects.toThrow('offline');
});

it('cancels pending requests when a session ends, even if the page keeps its data until it is left (D-SES-25)', () => {
  const { session } = openTestTab(() => Promise.reject(new Error('down')));
  session.dispatch({ name: 'signedIn', session: buildSession() });
  const before = session.read();
  const queries = createQueries();
  queries.setQueryData(['known'], 'figures');
  clearAtSessionEnd(queries, { session, lifecycle: { leaving: () => before } });
  let signal: AbortSignal | undefined;
  const asked = queries.fetchQuery({
    queryKey: ['asked'],
    queryFn: (context) => {
      signal = context.signal;
      return new Promise<never>(() => undefined);
    },
  });
  session.dispatch({ name: 'ended', reason: 'idle' });
  expect(signal?.aborted).toBe(true);
  expect(queries.getQueryData(['known'])).toBe('figures');
  return expect(asked).rejects.toThrow();
});
