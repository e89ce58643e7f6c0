import { createBridge, type AskBridge, type NativeBridge } from './createBridge.ts';

declare global {
  /** Put into the page by the native wrapper, before the app's script runs. */
  // oxlint-disable-next-line no-var
  var walletBridge: NativeBridge | undefined;
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Hears the wrapper's answers: it dispatches `wallet-native` events on the window, their `detail` is the answer as JSON. */
export function listenToBridge(hear: (answer: unknown) => void): () => void {
  const receive = (event: Event) => hear(event instanceof CustomEvent ? parse(event.detail) : undefined);
  addEventListener('wallet-native', receive);
  return () => removeEventListener('wallet-native', receive);
}

/** The way to the wrapper that the app runs in. */
export const openBridge = (bridge: NativeBridge): AskBridge =>
  createBridge({ bridge, listen: listenToBridge, newId: () => crypto.randomUUID() });
