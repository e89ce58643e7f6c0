import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brakeOf } from '../../testing/brake.ts';
import { openProvider, type TestProvider } from '../../testing/openProvider.ts';
import { listedIbans, payeesOf } from '../../testing/payees.ts';
import type { Coins } from '../../testing/transfers.ts';

let provider: TestProvider;
let brake: ReturnType<typeof brakeOf>;
beforeAll(async () => {
  provider = await openProvider();
  brake = brakeOf(provider);
}, 60_000);
afterAll(() => provider.close());

/** IBANs of Germany that belong to nobody here, by their number. */
function ibanOf(place: number): string {
  const account = `37040044${String(place).padStart(10, '0')}`;
  const rest = BigInt(`${account}131400`) % 97n;
  return `DE${String(98n - rest).padStart(2, '0')}${account}`;
}

const isHeld = async (holder: Coins, members: object): Promise<boolean> => {
  const answer = await brake.withdraw(holder, members);
  if (answer.status !== 409) return false;
  const { id } = brake.questionOf(answer);
  return brake.answerOf(await brake.withdraw(holder, { ...members, brake_id: id, purpose: 'other' })).pause !== undefined;
};

describe('of 20 scripted scams 20 are held before money leaves (BRAKE-018)', () => {
  const rich = { balances: { EUR: '5000.00', ETH: '0', USDC: '0' } };

  it.each(['2500.01', '3000.00', '4000.00', '4900.00', '5000.00'])('most of the savings, %s, to a new IBAN (BRAKE-018)', async (amount) => {
    expect(await isHeld(await brake.newCareful(rich), { amount })).toBe(true);
  });

  it.each(['100.00', '250.00', '500.00', '1000.00', '2000.00'])(
    '%s from a device that somebody else has signed in on (BRAKE-018)',
    async (amount) => {
      const holder = await brake.newCareful(rich);
      expect(await isHeld(await brake.onDevice(holder, `stranger-with-device-${amount.replace('.', '-')}`), { amount })).toBe(true);
    },
  );

  it.each(['25.00', '30.00', '100.00', '250.00', '500.00'])('slices of %s, one after the other (BRAKE-018)', async (amount) => {
    const holder = await brake.newCareful(rich);
    for (const place of [1, 2, 3]) expect(await isHeld(holder, { amount, iban: ibanOf(place) })).toBe(false);
    expect(await isHeld(holder, { amount, iban: ibanOf(4) })).toBe(true);
  });

  it.each(['100.00', '150.00', '400.00', '900.00', '2400.00'])('%s to an account in another name (BRAKE-018)', async (amount) => {
    const holder = await brake.newCareful({ ...rich, payeeCheck: 'on' });
    const { token } = await payeesOf(provider).check(holder, listedIbans.other);
    expect(await isHeld(holder, { amount, iban: listedIbans.other, payee_check: token, payee_accepted: true })).toBe(true);
  });
});

type Step =
  | { readonly kind: 'rent' | 'friend'; readonly cents: number; readonly friend: number }
  | { readonly kind: 'new friend'; readonly cents: number };

/** A month of somebody ordinary: rent to one landlord, friends again and again, now and then somebody new. */
const month = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('rent' as const), cents: fc.integer({ min: 50_000, max: 90_000 }), friend: fc.constant(0) }),
    },
    {
      weight: 14,
      arbitrary: fc.record({
        kind: fc.constant('friend' as const),
        cents: fc.integer({ min: 1500, max: 9000 }),
        friend: fc.integer({ min: 1, max: 4 }),
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('new friend' as const), cents: fc.integer({ min: 1200, max: 30_000 }) }) },
  ),
  { minLength: 20, maxLength: 24 },
);

const amountOf = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Lives a history: whether anything of it was held. Recipients of before are known to the provider. */
async function live(steps: readonly Step[], place: number): Promise<boolean> {
  const holder = await brake.newCareful({ balances: { EUR: '2600.00', ETH: '0', USDC: '0' } });
  const known = [0, 1, 2, 3, 4].map((friend) => ibanOf(place * 100 + friend));
  for (const value of known) await provider.control('POST', '/recipients', { username: holder.username, kind: 'iban', value });
  let isAnyHeld = false;
  let next = 10;
  for (const step of steps) {
    // Salary comes in, as it does: nobody ordinary sends the last of what they have.
    await provider.control('PATCH', `/customers/${holder.username}`, { balances: { EUR: '2600.00' } });
    const iban = step.kind === 'new friend' ? ibanOf(place * 100 + next) : (known[step.friend] ?? '');
    if (step.kind === 'new friend') {
      next += 1;
      // Days lie between people met for the first time.
      await provider.database
        .updateTable('orders')
        .set({ created_at: new Date(0) })
        .where('customer_id', '=', holder.id)
        .execute();
    }
    if ((await brake.withdraw(holder, { amount: amountOf(step.cents), iban })).status === 409) isAnyHeld = true;
  }
  return isAnyHeld;
}

const AT_ONCE = 20;

it('of 200 ordinary histories at most 4 have a held transfer (BRAKE-018)', async () => {
  const histories = fc.sample(month, { seed: 18, numRuns: 200 });
  let count = 0;
  for (let first = 0; first < histories.length; first += AT_ONCE) {
    const lived = await Promise.all(histories.slice(first, first + AT_ONCE).map((steps, place) => live(steps, first + place + 1)));
    count += lived.filter(Boolean).length;
  }
  expect(count).toBeLessThanOrEqual(4);
}, 300_000);
