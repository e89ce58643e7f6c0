import type { NativeBridge } from '@wallet/bridge/messages';
import { openBridge } from '@wallet/bridge/openBridge';
import type { Wrapper } from '@wallet/bridge/pageEnd';
import { APP_VERSION } from '../config/version.ts';
import type { Monitoring } from './monitoring/Monitoring.ts';

declare global {
  /** Set by the native wrapper before the app's script runs (docs/bridge.md). */
  // oxlint-disable-next-line no-var
  var walletBridge: NativeBridge | undefined;
}

let wrapper: Wrapper | null = null;

/** The wrapper that the app runs in. Opened and greeted once per document. Unanswered requests are reported (DEP-031). */
export function openWrapper(bridge: NativeBridge, monitoring: Monitoring): Wrapper {
  return (wrapper ??= openBridge(bridge, APP_VERSION, ({ ask, outcome, milliseconds }) => {
    // Older wrappers do not answer the greeting, which is expected (DEP-030).
    if (outcome === 'answered' || ask === 'hello') return;
    monitoring.report('warning', 'The native wrapper has not answered', { ask, outcome, milliseconds: String(milliseconds) });
  }));
}
