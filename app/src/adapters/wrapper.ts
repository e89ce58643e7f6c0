import type { NativeBridge } from '@wallet/bridge/messages';
import { openBridge } from '@wallet/bridge/openBridge';
import type { Wrapper } from '@wallet/bridge/pageEnd';
import { APP_VERSION } from '../config/version.ts';
import type { Monitoring } from './monitoring/Monitoring.ts';

declare global {
  /** Put into the page by the native wrapper, before the app's script runs (docs/bridge.md). */
  // oxlint-disable-next-line no-var
  var walletBridge: NativeBridge | undefined;
}

let wrapper: Wrapper | null = null;

/** The wrapper that the app runs in, one for the life of the document: it is greeted once. What it leaves unanswered is reported (DEP-031). */
export function openWrapper(bridge: NativeBridge, monitoring: Monitoring): Wrapper {
  return (wrapper ??= openBridge(bridge, APP_VERSION, ({ ask, outcome, milliseconds }) => {
    // An older wrapper is silent to the greeting, and that is all right (DEP-030).
    if (outcome === 'answered' || ask === 'hello') return;
    monitoring.report('warning', 'The native wrapper has not answered', { ask, outcome, milliseconds: String(milliseconds) });
  }));
}
