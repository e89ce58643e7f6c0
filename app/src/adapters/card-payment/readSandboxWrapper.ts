import { object, oneOf, text } from '@wallet/core/configuration/readers';
import type { PaymentState } from './CardPayment.ts';

const parseWrapper = object({}, { nativeVersion: text(), payment: oneOf('paid', 'open', 'failed', 'unknown') });

/** Reads from the local-storage key `wallet:sandbox` which wrapper the sandbox simulates. Without a version it is a browser. */
export function readSandboxWrapper(): { readonly version?: string | undefined; readonly payment?: PaymentState | undefined } {
  try {
    const { nativeVersion: version, payment } = parseWrapper(JSON.parse(localStorage.getItem('wallet:sandbox') ?? '{}')) ?? {};
    return { version, payment };
  } catch {
    return {};
  }
}
