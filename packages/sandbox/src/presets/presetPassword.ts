import { digestPassword } from '../kernel/customer/passwordDigest.ts';

/** The password of the demo customer and of every customer that the control surface makes. */
export const PRESET_PASSWORD = 'Halden2026';

let digest: Promise<string> | undefined;

/**
 * Its digest, computed once in a process: customers of one sandbox process share its salt until they set a password of their own. It is no
 * secret (sandbox.md prints it), and 90 ms of Argon2id for each made customer would be most of what making one costs.
 */
export function presetDigest(): Promise<string> {
  digest ??= digestPassword(PRESET_PASSWORD);
  return digest;
}
