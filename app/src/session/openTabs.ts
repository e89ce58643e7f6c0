import { anyOf, nullable, object, oneOf, text, type Read } from '@wallet/core/configuration/readers';
import { endReasons, readSharedSession } from './Session.ts';

/** Messages between the tabs of a browser. A session never leaves the origin, because a broadcast only reaches pages of the app. */
const readTabMessage = anyOf(
  object({ name: oneOf('asked') }),
  object({ name: oneOf('told'), session: readSharedSession }),
  object({ name: oneOf('signedIn'), session: readSharedSession }),
  object({ name: oneOf('refreshed'), userId: text(), accessToken: text(), refreshToken: text() }),
  object({
    name: oneOf('userRead'),
    userId: text(),
    facts: object({ uuid: nullable(text()), status: text(), addressStatus: text(/^/, 'must be a text') }),
  }),
  object({ name: oneOf('ended'), reason: oneOf(...endReasons) }),
  object({ name: oneOf('active') }),
  object({ name: oneOf('balancesChanged') }),
);
export type TabMessage = Read<typeof readTabMessage>;

export type Tabs = {
  /** Sends a message to the other tabs. This tab does not receive it. */
  readonly tell: (message: TabMessage) => void;
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('wallet:v1');
  } catch {
    return null;
  }
}

/**
 * Connects to the other tabs. If the browser has no broadcast channel, or refuses it as in a frame of another site, this tab is on its own.
 */
export function openTabs(): Tabs {
  const channel = openChannel();
  if (channel === null) return { tell: () => undefined, listen: () => () => undefined };
  return {
    // A channel has no target. It only reaches its own origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel.postMessage(message),
    listen: (hear) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const message = readTabMessage(data);
        if (message !== undefined) hear(message);
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
