import { expect, it } from 'vitest';
import { createIntents } from './createIntents.ts';

it('the same wish carries the same key, also once it was done, another a new one, and after going back it is a new wish (D-SEPA-24, D-APP-30)', async () => {
  const intents = createIntents<undefined>();
  const first = intents.keyOf('withdraw 101 500.00 DE89');
  await intents.send('withdraw 101 500.00 DE89', undefined, async () => ({ kind: 'done' }));
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(intents.keyOf('withdraw 101 500.01 DE89')).not.toBe(first);
  expect(intents.keyOf('withdraw 101 500.00 DE89')).toBe(first);
  intents.forget();
  expect(intents.keyOf('withdraw 101 500.00 DE89')).not.toBe(first);
});

it('a request whose answer was lost goes out again as it was; once it is answered the next one has what is known then (VOP-015, MKT-018)', async () => {
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

it('a request that had nothing besides its wish has nothing the second time either, though something is known by then (VOP-015)', async () => {
  const intents = createIntents<string | undefined>();
  const sent: (string | undefined)[] = [];
  for (const token of [undefined, 'a token'])
    await intents.send('withdraw 100.00', token, async (_, member) => {
      sent.push(member);
      return { kind: 'failed' };
    });
  expect(sent).toEqual([undefined, undefined]);
});
