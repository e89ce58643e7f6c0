import { generateKeyPairSync, type KeyObject, randomBytes, randomInt } from 'node:crypto';

/** Curves of the key pairs that the provider makes. */
export type KeyCurve = 'Ed25519' | 'P-256';

/** Where secrets, codes and drawn numbers come from. */
export type Chance = {
  readonly bytes: (count: number) => Buffer;
  /** A whole number from 0, below the bound. */
  readonly below: (bound: number) => number;
  readonly privateKey: (curve: KeyCurve) => KeyObject;
};

const machine: Chance = {
  bytes: (count) => randomBytes(count),
  below: (bound) => randomInt(bound),
  privateKey: (curve) =>
    (curve === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: curve })).privateKey,
};

let current = machine;

/** The simulation's alone: the structure check lets nobody else import it (SIM-001). @public */
export function simulateChance(chance: Chance): void {
  current = chance;
}

/** Bytes that nobody foresees. */
export const chanceBytes = (count: number): Buffer => current.bytes(count);
/** A whole number from 0, below the bound, that nobody foresees. */
export const chanceBelow = (bound: number): number => current.below(bound);
/** A new private key; `createPublicKey` has its other half. */
export const newPrivateKey = (curve: KeyCurve): KeyObject => current.privateKey(curve);
