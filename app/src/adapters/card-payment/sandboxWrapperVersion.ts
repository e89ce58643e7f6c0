import { object, text } from '@wallet/core/configuration/readers';

const readVersion = object({}, { nativeVersion: text() });

/** The version of the wrapper that the sandbox was told to play, by the local-storage key `wallet:sandbox`; '' for a browser. */
export function sandboxWrapperVersion(): string {
  try {
    return readVersion(JSON.parse(localStorage.getItem('wallet:sandbox') ?? '{}'))?.nativeVersion ?? '';
  } catch {
    return '';
  }
}
