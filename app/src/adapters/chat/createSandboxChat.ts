import { object, oneOf } from '@wallet/core/configuration/readers';
import { readSandboxSettings } from '../readSandboxSettings.ts';
import type { Chat } from './Chat.ts';

const parseSettings = object({}, { chat: oneOf('open', 'hang', 'none') });

export type ShowStandIn = (name: string | null, onClosed: () => void) => () => void;

/**
 * Stands in for the chat service. The local-storage key `wallet:sandbox` sets its behaviour when it is created (sandbox.md). Null when the
 * key turns the chat off.
 */
export function createSandboxChat(local: () => Storage, show: ShowStandIn): Chat | null {
  const setting = readSandboxSettings(parseSettings, local)?.chat;
  if (setting === 'none') return null;
  return {
    frameUrl: null,
    open: ({ user, onOpened, onClosed }) => {
      if (setting === 'hang') return { drop: () => undefined, close: async () => undefined };
      const hide = show(user?.name ?? null, onClosed);
      onOpened();
      return { drop: hide, close: async () => hide() };
    },
  };
}
