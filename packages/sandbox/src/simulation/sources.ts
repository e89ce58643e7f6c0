import { createPrivateKey } from 'node:crypto';
import { simulateChance, type KeyCurve } from '../ports/chance.ts';
import { simulateClock } from '../ports/clock.ts';
import { simulateIds } from '../ports/ids.ts';
import { installCheapArgon2 } from '../testing/argon2.ts';
import { createRandom } from './random.ts';

const START_TIME = Date.UTC(2026, 0, 15, 9);

/** PKCS#8 bytes that precede the 32 bytes of a private key. */
const PKCS8_PREFIXES: Readonly<Record<KeyCurve, string>> = {
  Ed25519: '302e020100300506032b657004220420',
  'P-256': '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420',
};
const KEY_BYTES = 32;

/** The simulated machine: nothing waits for real time, and its clock moves only when advanced. */
export type SimulatedMachine = { readonly now: () => number; readonly idle: (milliseconds: number) => void };

/**
 * Replaces time, ids and randomness by seeded ones, and makes password digests cheap. Permanent: a simulating process does nothing else.
 */
export function simulateMachine(seed: bigint): SimulatedMachine {
  installCheapArgon2();
  let now = START_TIME;
  const chance = createRandom(seed, 'chance');
  const ids = createRandom(seed, 'ids');
  simulateClock({
    now: () => now,
    elapsed: () => now,
    later: (work, milliseconds) => {
      if (milliseconds > LONGEST_WAIT_MS) return () => undefined;
      const turn = setImmediate(work);
      return () => {
        clearImmediate(turn);
      };
    },
    every: () => () => undefined,
    afterArrivals: (work) => {
      setImmediate(work);
    },
  });
  simulateIds({
    uuid: () => {
      const hex = ids.bytes(16).toString('hex');
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
    },
  });
  simulateChance({
    bytes: chance.bytes,
    below: chance.below,
    privateKey: (curve) =>
      createPrivateKey({
        key: Buffer.concat([Buffer.from(PKCS8_PREFIXES[curve], 'hex'), chance.bytes(KEY_BYTES)]),
        format: 'der',
        type: 'pkcs8',
      }),
  });
  return {
    now: () => now,
    idle: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** Timeouts longer than this never fire, since nothing takes time. Shorter waits end immediately. */
const LONGEST_WAIT_MS = 5000;
