import { argon2Sync } from 'node:crypto';
import { type Argon2, type Argon2Cost, simulateArgon2 } from '../ports/argon2.ts';

/** The cheapest Argon2, computed synchronously: sign-ins cost nothing, and a simulation has nothing to wait for. */
const least: Argon2 = {
  cost: { memory: 8, passes: 1, parallelism: 1 },
  derive: async (password, salt, tagLength, cost) => argon2Sync('argon2id', { message: password, nonce: salt, tagLength, ...cost }),
};

/** Makes new digests cheap. Older digests and those of another cost still verify, because a digest contains its cost. */
export const installCheapArgon2 = (): void => simulateArgon2(least);

/** Makes new digests cost what they cost in production. */
export const restoreRealArgon2 = (): void => simulateArgon2();

/** Returns the costs of the derivations that the work triggers. */
export async function recordDerivations(work: () => Promise<unknown>): Promise<readonly Argon2Cost[]> {
  const costs: Argon2Cost[] = [];
  simulateArgon2({
    ...least,
    derive: (password, salt, tagLength, cost) => {
      costs.push(cost);
      return least.derive(password, salt, tagLength, cost);
    },
  });
  await work();
  installCheapArgon2();
  return costs;
}
