import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBrakeHelpers, ibans } from '../../testing/brake.ts';
import { setUpProvider } from '../../testing/setUpProvider.ts';

const provider = setUpProvider();
const brake = createBrakeHelpers(provider);

const TEN = Array.from({ length: 10 }, (_, place) => place);

it('a hold cancelled at any moment by ten concurrent requests returns the exact amount once (RULE-043, BRAKE-012)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 50_001, max: 100_000 }), fc.integer({ min: 0, max: 7000 }), async (cents, seconds) => {
      const holder = await brake.newCareful();
      const amount = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const { id } = await brake.hold(holder, { amount });
      const later = await brake.later(holder, seconds);
      const answers = await Promise.all(TEN.map(() => brake.cancel(later, id, randomUUID())));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
      expect(await brake.euros(later)).toEqual({ balance: '1000.00', balanceOut: '0.00' });
    }),
    { numRuns: 12, seed: 43 },
  );
}, 120_000);

it('exactly one of a cancellation and the end of the hold wins (RULE-043, BRAKE-013)', async () => {
  for (const round of TEN) {
    const holder = await brake.newCareful();
    const { id } = await brake.hold(holder, { iban: ibans[round % 4] });
    const [cancelled] = await Promise.all([brake.cancel(holder, id), provider.control('PATCH', `/orders/${id}`, { status: 'pending' })]);
    const isBack = cancelled.status === 200;
    expect(await brake.order(holder, id)).toMatchObject({ status: isBack ? 'rejected' : 'pending' });
    expect((await brake.euros(holder)).balance).toBe(isBack ? '1000.00' : '400.00');
  }
}, 120_000);
