import { object, oneOf, text, whole } from '@wallet/core/configuration/readers';
import type { Chat } from './Chat.ts';
import type { ChatEvent, ChatRequest } from './frameMessages.ts';

const parseNews = object({ wallet: oneOf('chat'), v: whole(1), is: oneOf('ready', 'opened', 'closed', 'failed') }, { id: text() });

export type ChatMessage = { readonly source: unknown; readonly origin: string; readonly data: unknown };

export type MessageSource = { readonly listen: (hear: (message: ChatMessage) => void) => () => void };

type Parts = {
  /** Origin of the chat's page. It differs from the app's, so its script can read nothing of the app (THIRD-050). */
  readonly origin: string;
  readonly messages: MessageSource;
  readonly newId: () => string;
  /** For example `de`. */
  readonly language: string;
  readonly after: (milliseconds: number, then: () => void) => unknown;
};

/** Maximum time that the frame stays open to end the service's session (THIRD-054). */
const CLOSING_TIMEOUT_MS = 1000;

/**
 * Intercom, in a frame on its own origin. When the frame reports ready, the page sends it the customer to open the chat for. Session
 * tokens, phone numbers and balances are never sent there.
 */
export function createIntercomChat({ origin, messages, newId, language, after }: Parts): Chat {
  return {
    frameUrl: `${origin}/`,
    open: ({ user, proof, frame, onOpened, onClosed, onFailed }) => {
      const id = newId();
      const about = { wallet: 'chat', v: 1, id } as const;
      const post = (request: ChatRequest): void => frame?.postMessage(request, origin);
      // Resolves the pending `close`; null when none is pending.
      let ended: (() => void) | null = null;
      const close = (): Promise<void> =>
        new Promise((resolve) => {
          ended = resolve;
          after(CLOSING_TIMEOUT_MS, resolve);
          post({ ...about, do: 'close' });
        });
      const atClosed = (): void => {
        if (ended === null) void close().then(onClosed);
        else ended();
      };
      const react: Record<ChatEvent, () => void> = {
        // Sent each time the frame announces itself, because it may load before the customer is known.
        ready: () => post({ ...about, do: 'open', user, proof, language }),
        opened: onOpened,
        closed: atClosed,
        failed: onFailed,
      };
      // Any page can post messages to this window. Only the frame itself, while on that origin, is trusted (THIRD-051).
      const stop = messages.listen(({ source, origin: from, data }) => {
        const message = source === frame && from === origin ? parseNews(data) : undefined;
        if (message === undefined || (message.is !== 'ready' && message.id !== id)) return;
        react[message.is]();
      });
      return {
        drop: () => {
          stop();
          post({ ...about, do: 'close' });
        },
        close: () => close().finally(stop),
      };
    },
  };
}
