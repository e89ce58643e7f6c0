import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '../testing/buildSession.ts';
import { openTestTab } from '../testing/openTestApp.ts';
import { createQueries, forgetAtEnd } from './QueriesProvider.tsx';

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

/** A question that is watched, with how often it was asked. */
function watch(answer: () => Promise<string>) {
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

it('a question that failed is not asked again by itself (HOME-066, LIM-048)', async () => {
  const { ask, asked } = watch(() => Promise.reject(new Error('down')));
  await expect(ask()).rejects.toThrow('down');
  expect(asked()).toBe(1);
});

it('what is known is not asked again on focus, on mount, or when the network is back (HOME-066, LIM-049)', async () => {
  const { client, ask, open, asked } = watch(async () => 'known');
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

it('without a network a question fails at once, instead of waiting in silence (D-ERR-06)', async () => {
  onlineManager.setOnline(false);
  const { ask } = watch(() => Promise.reject(new Error('offline')));
  await expect(ask()).rejects.toThrow('offline');
});

it('calls off what is asked for when a session ends, also where the page keeps its data until it is left (D-SES-25)', () => {
  const { session } = openTestTab(() => Promise.reject(new Error('down')));
  session.dispatch({ name: 'signedIn', session: buildSession() });
  const before = session.read();
  const queries = createQueries();
  queries.setQueryData(['known'], 'figures');
  forgetAtEnd(queries, { session, lifecycle: { leaving: () => before } });
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
