import type { NativeBridge } from './messages.ts';
import { createPageEnd, type Told, type Wrapper } from './pageEnd.ts';

/** The wrapper's answers: by the port that it has put into the page, else as `wallet-native` events of the window, whose `detail` is JSON. */
function listenTo({ port }: NativeBridge): (hear: (said: unknown) => void) => () => void {
  if (port !== undefined) {
    return (hear) => {
      const receive = ({ data }: MessageEvent): void => hear(data);
      port.addEventListener('message', receive);
      port.start();
      return () => port.removeEventListener('message', receive);
    };
  }
  return (hear) => {
    const receive = (event: Event): void => hear(event instanceof CustomEvent ? event.detail : undefined);
    addEventListener('wallet-native', receive);
    return () => removeEventListener('wallet-native', receive);
  };
}

/** Real time. */
export function after(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

/** The page's end in a real page. @param app the version of the app */
export const openBridge = (bridge: NativeBridge, app: string, tell?: (told: Told) => void): Wrapper =>
  createPageEnd({
    bridge,
    app,
    after,
    listen: listenTo(bridge),
    newId: () => crypto.randomUUID(),
    now: () => performance.now(),
    ...(tell === undefined ? {} : { tell }),
  });
