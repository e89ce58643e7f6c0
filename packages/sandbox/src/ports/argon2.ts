import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of a derivation: memory in KiB, and the number of passes over it. */
export type Argon2Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** Derives password tags. `cost` applies to new digests. */
export type Argon2 = {
  readonly cost: Argon2Cost;
  readonly derive: (password: string, salt: Buffer, tagLength: number, cost: Argon2Cost) => Promise<Buffer>;
};

const deriveOnThread = promisify(argon2);

/** 19 MiB and 2 passes (RULE-012): about 90 ms of one core. No setting or variable lowers it. */
const machineArgon2: Argon2 = {
  cost: { memory: 19_456, passes: 2, parallelism: 1 },
  derive: (password, salt, tagLength, cost) => deriveOnThread('argon2id', { message: password, nonce: salt, tagLength, ...cost }),
};

let current = machineArgon2;

/**
 * Replaces the derivation. For tests only (testing/argon2.ts); nothing else imports it.
 * @param other the replacement
 * @default the machine's derivation
 */
export function simulateArgon2(other: Argon2 = machineArgon2): void {
  current = other;
}

export const getArgon2Cost = (): Argon2Cost => current.cost;
export const deriveTag: Argon2['derive'] = (...values) => current.derive(...values);
