import { object, oneOf, text } from '@wallet/core/configuration/readers';
import { readSandboxSettings } from '../readSandboxSettings.ts';
import type { PaymentState } from './CardPayment.ts';

const parseWrapper = object({}, { nativeVersion: text(), payment: oneOf('paid', 'open', 'failed', 'unknown') });

/** Reads from the local-storage key `wallet:sandbox` which wrapper the sandbox simulates. Without a version it is a browser. */
export function readSandboxWrapper(): { readonly version?: string | undefined; readonly payment?: PaymentState | undefined } {
  const { nativeVersion: version, payment } = readSandboxSettings(parseWrapper, () => localStorage) ?? {};
  return { version, payment };
}
