import { argon2Sync } from 'node:crypto';
import { type Argon2, type Argon2Cost, simulateArgon2 } from '../ports/argon2.ts';

/** The least that Argon2 can do, at once: a sign-in costs nothing, and who simulates has nothing to wait for. */
const least: Argon2 = {
  cost: { memory: 8, passes: 1, parallelism: 1 },
  derive: async (password, salt, tagLength, cost) => argon2Sync('argon2id', { message: password, nonce: salt, tagLength, ...cost }),
};

/** From now on a new digest costs the least. One that was made before, or at another cost, opens as ever: it says what it costs. */
export const takeLeastArgon2 = (): void => simulateArgon2(least);

/** A new digest costs what it does in production. */
export const takeRealArgon2 = (): void => simulateArgon2();

/** What the derivations cost that the work makes. */
export async function derivationsOf(work: () => Promise<unknown>): Promise<readonly Argon2Cost[]> {
  const costs: Argon2Cost[] = [];
  simulateArgon2({
    ...least,
    derive: (password, salt, tagLength, cost) => {
      costs.push(cost);
      return least.derive(password, salt, tagLength, cost);
    },
  });
  await work();
  takeLeastArgon2();
  return costs;
}
