import type { Chat } from './Chat.ts';
import { chatFramePath, type ChatBoot, type ChatNews } from './frameMessages.ts';

const news: ReadonlySet<unknown> = new Set<ChatNews>(['ready', 'opened', 'closed', 'failed']);
const isNews = (data: unknown): data is ChatNews => news.has(data);

/** What a message event says of itself. */
export type ChatMessage = { readonly source: unknown; readonly origin: string; readonly data: unknown };

/** The messages that reach this window. */
export type Messages = { readonly origin: string; readonly listen: (hear: (message: ChatMessage) => void) => () => void };

/**
 * Intercom, in a frame with a policy of its own: its script makes scripts, frames and styles, which the app's policy forbids to all
 * others. The page tells the frame whom to open it for, as soon as the frame says that it listens.
 */
export function createIntercomChat(appId: string, messages: Messages): Chat {
  return {
    frameUrl: chatFramePath,
    open: ({ user, intercomHash, frame, onOpened, onClosed, onFailed }) => {
      const boot: ChatBoot = {
        appId,
        ...(user === null ? {} : { userId: user.id }),
        ...(user === null || user.name === null ? {} : { name: user.name }),
        ...(user === null || user.email === null ? {} : { email: user.email }),
        ...(intercomHash === null ? {} : { userHash: intercomHash }),
      };
      const react: Record<ChatNews, () => void> = {
        ready: () => frame?.postMessage(boot, messages.origin),
        opened: onOpened,
        closed: onClosed,
        failed: onFailed,
      };
      // Any page can post to ours: only the frame itself, with its page of this origin, is believed.
      const stop = messages.listen(({ source, origin, data }) => {
        if (source === frame && origin === messages.origin && isNews(data)) react[data]();
      });
      react.ready();
      return stop;
    },
  };
}
