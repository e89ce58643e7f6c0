import { expect, it } from 'vitest';
import { createIntents } from './createIntents.ts';

it('gives each request its own key, keeps it after completion, and renews it after going back (D-SEPA-24, D-APP-30)', async () => {
  const intents = createIntents<undefined>();
  const first = intents.keyOf('withdraw 101 500.00 DE89');
  await intents.send('withdraw 101 500.00 DE89', undefined, async () => ({ kind: 'done' }));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(intents.keyOf('withdraw 101 500.01 DE89')).not.toBe(first);
  expect(intents.keyOf('withdraw 101 500.00 DE89')).toBe(first);
  intents.forget();
  expect(intents.keyOf('withdraw 101 500.00 DE89')).not.toBe(first);
});

it('never uses the key of an amount for another one, and begins a new intent after going back, whenever a response arrives (D-APP-30)', async () => {
  const intents = createIntents<undefined>();
  const { promise, resolve } = Promise.withResolvers<{ readonly kind: 'done' }>();
  const sent: string[] = [];
  const send = (intended: string, answer: Promise<{ readonly kind: 'done' | 'failed' }>) =>
    intents.send(intended, undefined, (key) => {
      sent.push(key);
      return answer;
    });
  const first = send('sell 1.00', promise);
  intents.forget();
  resolve({ kind: 'done' });
  await first;
  for (const intended of ['sell 2.00', 'sell 1.00']) await send(intended, Promise.resolve({ kind: 'failed' }));
  expect(new Set(sent).size).toBe(3);
});

it('repeats a request unchanged after a lost response, and uses new data once it was answered (VOP-015, MKT-018)', async () => {
  const intents = createIntents<string>();
  const sent: string[] = [];
  const send = (member: string, kind: string) =>
    intents.send('buy 100.00', member, async (key, rate) => {
      sent.push(`${key === intents.keyOf('buy 100.00') ? 'same key' : 'another key'} at ${rate}`);
      return { kind };
    });
  await send('1.00', 'failed');
  await send('1.01', 'priceChanged');
  await send('1.01', 'done');
  expect(sent).toEqual(['same key at 1.00', 'same key at 1.00', 'same key at 1.01']);
});

it('repeats a request without extra data, even if such data is available by then (VOP-015)', async () => {
  const intents = createIntents<string | undefined>();
  const sent: (string | undefined)[] = [];
  for (const token of [undefined, 'a token'])
    await intents.send('withdraw 100.00', token, async (_, member) => {
      sent.push(member);
      return { kind: 'failed' };
    });
  expect(sent).toEqual([undefined, undefined]);
});
