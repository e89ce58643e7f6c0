import { anyOf, nullable, object, oneOf, text, type Read } from '@wallet/core/configuration/readers';
import { endReasons, readTravelledSession } from './Session.ts';

/** What the tabs of one browser tell each other. A session never leaves the origin: a broadcast reaches pages of the app alone. */
const readTabMessage = anyOf(
  object({ name: oneOf('asked') }),
  object({ name: oneOf('told'), session: readTravelledSession }),
  object({ name: oneOf('signedIn'), session: readTravelledSession }),
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
  /** Tells the other tabs; this tab does not hear itself. */
  readonly tell: (message: TabMessage) => void;
  readonly listen: (hear: (message: TabMessage) => void) => () => void;
};

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Opens the way to the other tabs. Where the browser has none, or refuses it as in a frame of another site, this tab is alone. */
export function openTabs(name = 'wallet:v1'): Tabs {
  const channel = openChannel(name);
  if (channel === null) return { tell: () => undefined, listen: () => () => undefined };
  return {
    // A channel has no target: it reaches its own origin alone.
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
