import type { NativeBridge } from './messages.ts';
import { createPageEnd, type BridgeReport, type Wrapper } from './pageEnd.ts';

/** Receives the wrapper's answers over the port it added to the page, or as `wallet-native` window events with JSON in `detail`. */
function listenTo({ port }: NativeBridge): (receive: (message: unknown) => void) => () => void {
  if (port !== undefined) {
    return (onMessage) => {
      const receive = ({ data }: MessageEvent): void => onMessage(data);
      port.addEventListener('message', receive);
      port.start();
      return () => port.removeEventListener('message', receive);
    };
  }
  return (onMessage) => {
    const receive = (event: Event): void => onMessage(event instanceof CustomEvent ? event.detail : undefined);
    addEventListener('wallet-native', receive);
    return () => removeEventListener('wallet-native', receive);
  };
}

/** Calls `then` after real time. Returns a function that cancels it. */
export function callAfter(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** The page end in a real page. @param app the version of the app */
export const openBridge = (bridge: NativeBridge, app: string, tell?: (report: BridgeReport) => void): Wrapper =>
  createPageEnd({
    bridge,
    app,
    after: callAfter,
    listen: listenTo(bridge),
    newId: () => crypto.randomUUID(),
    now: () => performance.now(),
    ...(tell === undefined ? {} : { tell }),
  });
