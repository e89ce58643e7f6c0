import { object, oneOf } from '@wallet/core/configuration/readers';
import type { Chat } from './Chat.ts';

const readWishes = object({}, { chat: oneOf('open', 'hang', 'none') });

function readWish(local: () => Storage): 'open' | 'hang' | 'none' {
  try {
    return readWishes(JSON.parse(local().getItem('wallet:sandbox') ?? '{}'))?.chat ?? 'open';
  } catch {
    return 'open';
  }
}

/** Shows the stand-in's dialog; the answer closes it. */
export type ShowStandIn = (name: string | null, onClosed: () => void) => () => void;

/**
 * Stands in for the chat service, as the local-storage key `wallet:sandbox` says when it is first asked for (sandbox.md); null where it says
 * that there is none.
 */
export function createSandboxChat(local: () => Storage, show: ShowStandIn): Chat | null {
  const wish = readWish(local);
  if (wish === 'none') return null;
  return {
    frameUrl: null,
    open: ({ user, onOpened, onClosed }) => {
      if (wish === 'hang') return { drop: () => undefined, close: async () => undefined };
      const hide = show(user?.name ?? null, onClosed);
      onOpened();
      return { drop: hide, close: async () => hide() };
    },
  };
}
