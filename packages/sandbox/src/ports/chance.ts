import { generateKeyPairSync, type KeyObject, randomBytes, randomInt } from 'node:crypto';

export type KeyCurve = 'Ed25519' | 'P-256';

export type Chance = {
  readonly bytes: (count: number) => Buffer;
  /** A whole number from 0 up to, but not including, the bound. */
  readonly below: (bound: number) => number;
  readonly privateKey: (curve: KeyCurve) => KeyObject;
};

const machineChance: Chance = {
  bytes: (count) => randomBytes(count),
  below: (bound) => randomInt(bound),
  privateKey: (curve) =>
    (curve === 'Ed25519' ? generateKeyPairSync('ed25519') : generateKeyPairSync('ec', { namedCurve: curve })).privateKey,
};

let current = machineChance;

/** For the simulation only: the structure check lets nothing else import it (SIM-001). */
export function simulateChance(chance: Chance): void {
  current = chance;
}

export const generateBytes = (count: number): Buffer => current.bytes(count);
/** An unpredictable whole number from 0 up to, but not including, the bound. */
export const generateNumberBelow = (bound: number): number => current.below(bound);
/** A new private key; `createPublicKey` derives its public half. */
export const generatePrivateKey = (curve: KeyCurve): KeyObject => current.privateKey(curve);
