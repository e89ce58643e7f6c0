import { object, oneOf, text, whole } from '@wallet/core/configuration/readers';
import type { Chat } from './Chat.ts';
import type { ChatNews, ChatWish } from './frameMessages.ts';

const readNews = object({ wallet: oneOf('chat'), v: whole(1), is: oneOf('ready', 'opened', 'closed', 'failed') }, { id: text() });

/** What a message event says of itself. */
export type ChatMessage = { readonly source: unknown; readonly origin: string; readonly data: unknown };

/** The messages that reach this window. */
export type Messages = { readonly listen: (hear: (message: ChatMessage) => void) => () => void };

type Parts = {
  /** Of the chat's page: an origin of its own, where its script can read nothing of the app (THIRD-050). */
  readonly origin: string;
  readonly messages: Messages;
  readonly newId: () => string;
  /** `de`. */
  readonly language: string;
  /** Calls after so many milliseconds. */
  readonly after: (milliseconds: number, then: () => void) => unknown;
};

/** The frame stays for so long to end the service's session (THIRD-054). */
const MOST_CLOSING_MS = 1000;

/**
 * Intercom, in a frame on an origin of its own. The page tells the frame whom to open it for, as soon as the frame says that it listens. No
 * token of the session, phone or balance ever goes there.
 */
export function createIntercomChat({ origin, messages, newId, language, after }: Parts): Chat {
  return {
    frameUrl: `${origin}/`,
    open: ({ user, proof, frame, onOpened, onClosed, onFailed }) => {
      const id = newId();
      const about = { wallet: 'chat', v: 1, id } as const;
      const say = (wish: ChatWish): void => frame?.postMessage(wish, origin);
      // What ends the wait for the service's own end; null while nobody waits.
      let ended: (() => void) | null = null;
      const close = (): Promise<void> =>
        new Promise((resolve) => {
          ended = resolve;
          after(MOST_CLOSING_MS, resolve);
          say({ ...about, do: 'close' });
        });
      const atClosed = (): void => {
        if (ended === null) void close().then(onClosed);
        else ended();
      };
      const react: Record<ChatNews, () => void> = {
        // Repeated until it is answered: the frame may be there before it is known who asks.
        ready: () => say({ ...about, do: 'open', user, proof, language }),
        opened: onOpened,
        closed: atClosed,
        failed: onFailed,
      };
      // Any page can post to ours: only the frame itself, with its page of that origin, is believed (THIRD-051).
      const stop = messages.listen(({ source, origin: from, data }) => {
        const said = source === frame && from === origin ? readNews(data) : undefined;
        if (said === undefined || (said.is !== 'ready' && said.id !== id)) return;
        react[said.is]();
      });
      return {
        drop: () => {
          stop();
          say({ ...about, do: 'close' });
        },
        close: () => close().finally(stop),
      };
    },
  };
}
