import { argon2 } from 'node:crypto';
import { promisify } from 'node:util';

/** What a derivation takes: memory in KiB, and how often all of it is gone through. */
export type Argon2Cost = { readonly memory: number; readonly passes: number; readonly parallelism: number };

/** How the tag of a password is derived, and what deriving a new one costs. */
export type Argon2 = {
  readonly cost: Argon2Cost;
  readonly derive: (password: string, salt: Buffer, tagLength: number, cost: Argon2Cost) => Promise<Buffer>;
};

const onThread = promisify(argon2);

/** 19 MiB and 2 passes (RULE-012): about 90 ms of one core. No setting or variable lowers it. */
const machine: Argon2 = {
  cost: { memory: 19_456, passes: 2, parallelism: 1 },
  derive: (password, salt, tagLength, cost) => onThread('argon2id', { message: password, nonce: salt, tagLength, ...cost }),
};

let current = machine;

/** For tests alone (testing/argon2.ts): nobody else imports it. @param other @default the machine's again */
export function simulateArgon2(other: Argon2 = machine): void {
  current = other;
}

/** What a new digest costs. */
export const argon2Cost = (): Argon2Cost => current.cost;
export const deriveTag: Argon2['derive'] = (...values) => current.derive(...values);
