import { digestPassword } from '../kernel/customer/passwordDigest.ts';

/** Password of the demo customer and of every customer that the control surface makes. */
export const PRESET_PASSWORD = 'Halden2026';

let digest: Promise<string> | undefined;

/**
 * Digest of the preset password, computed once per process. Customers of one sandbox process therefore share its salt until they set their
 * own password. The password is no secret (sandbox.md prints it), and 90 ms of Argon2id per customer would dominate the cost of making one.
 */
export function getPresetDigest(): Promise<string> {
  digest ??= digestPassword(PRESET_PASSWORD);
  return digest;
}
