import { object, oneOf, text } from '@wallet/core/configuration/readers';
import type { PaymentState } from './CardPayment.ts';

const readWrapper = object({}, { nativeVersion: text(), payment: oneOf('paid', 'open', 'failed', 'unknown') });

/** The wrapper that the sandbox was told to play, by the local-storage key `wallet:sandbox`; without a version it is a browser. */
export function sandboxWrapper(): { readonly version?: string | undefined; readonly payment?: PaymentState | undefined } {
  try {
    const { nativeVersion: version, payment } = readWrapper(JSON.parse(localStorage.getItem('wallet:sandbox') ?? '{}')) ?? {};
    return { version, payment };
  } catch {
    return {};
  }
}
