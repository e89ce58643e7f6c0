import { createIntents } from '@wallet/core/intents/createIntents';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSubmitGate } from './useSubmitOnce.ts';

/** Events of a form and its provider. A press hits the button, or Enter the form; both count as a submit. */
const events = ['press', 'double press', 'edit', 'edit back', 'done', 'lost', 'refused', 'leave'] as const;
type Event = (typeof events)[number];
type Answer = { readonly kind: 'done' | 'failed' | 'refused' };

/** Runs pending promise callbacks before the next event. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

/** Simulates a form on its page and a provider that stores one order per key unless it refuses (api.md 1.5). */
function openForm() {
  const [orders, sent] = [new Map<string, string>(), [] as string[]];
  const gate = createSubmitGate(() => undefined);
  const intents = createIntents<undefined>(() => `key ${sent.length} ${orders.size}`);
  let [values, isHere, isDone] = ['A', true, false];
  let pending: { readonly key: string; readonly values: string; readonly give: (answer: Answer) => void } | null = null;

  function press(): void {
    if (!isHere) return;
    void gate.submit(() => {
      const submittedValues = values;
      return intents.send(submittedValues, undefined, (key) => {
        expect(pending, 'two requests are under way').toBeNull();
        expect(isDone, 'what is done is sent again').toBe(false);
        sent.push(submittedValues);
        return new Promise<Answer>((give) => {
          pending = { key, values: submittedValues, give };
        });
      });
    });
  }
  function answer(kind: 'done' | 'lost' | 'refused'): void {
    if (pending === null) return;
    const { key, values: asked, give } = pending;
    if (kind !== 'refused') orders.set(key, asked);
    pending = null;
    if (isHere) isDone = kind === 'done';
    give({ kind: kind === 'lost' ? 'failed' : kind });
  }
  function edit(next: string): void {
    values = next;
    if (pending === null) isDone = false;
    gate.reopen();
  }
  const handlers: Record<Event, () => void> = {
    press,
    'double press': () => {
      press();
      press();
    },
    edit: () => edit(`${values}+`),
    'edit back': () => edit('A'),
    done: () => answer('done'),
    lost: () => answer('lost'),
    refused: () => answer('refused'),
    leave: () => {
      isHere = false;
    },
  };
  return {
    happen: async (event: Event): Promise<void> => {
      handlers[event]();
      await settle();
    },
    orders: () => [...orders.values()],
    sent,
    isFree: () => isHere && pending === null && !isDone,
  };
}

it('creates one order per intent for any sequence of events and never leaves the form blocked (D-APP-12, D-APP-30)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { minLength: 4, maxLength: 16 }), async (history) => {
      const form = openForm();
      for (const event of history) await form.happen(event);
      const orders = form.orders();
      expect(new Set(orders).size, `orders ${orders.join()}`).toBe(orders.length);
      // A form that is neither pending nor done can be submitted.
      const before = form.sent.length;
      const isFree = form.isFree();
      await form.happen('press');
      expect(form.sent.length - before).toBe(isFree ? 1 : 0);
    }),
    { numRuns: 10_000 },
  );
});

it('can be submitted again after a cancellation and rethrows other errors (D-APP-12)', async () => {
  const busy: boolean[] = [];
  const gate = createSubmitGate((isBusy) => busy.push(isBusy));
  await gate.submit(() => Promise.reject(new DOMException('', 'AbortError')));
  await expect(gate.submit(() => Promise.reject(new TypeError('wrong')))).rejects.toThrow('wrong');
  await gate.submit(async () => ({ kind: 'done' }));
  await gate.submit(() => Promise.reject(new TypeError('done already')));
  expect(busy).toEqual([true, false, true, false, true, false]);
});
