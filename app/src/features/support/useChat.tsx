import { ChatStandInDialog } from '@wallet/ui/patterns/ChatStandIn';
import { useState } from 'react';
import type { Chat } from '../../adapters/chat/Chat.ts';
import { createIntercomChat, type Messages } from '../../adapters/chat/createIntercomChat.ts';
import { createSandboxChat, type ShowStandIn } from '../../adapters/chat/createSandboxChat.ts';
import type { Clock } from '../../adapters/clock/Clock.ts';
import type { Config } from '../../config/config.ts';
import { useServices } from '../../providers/Services.ts';
import { whenOverlayEntryIsGone } from '../../operations/historyBack.ts';
import { openOverlay } from '../../operations/walletUi.ts';

/** The customer may close it by its button, Escape or back: all the same, once the history is the page's own again. */
const showStandIn: ShowStandIn = (name, onClosed) => {
  let isHidden = false;
  const hide = openOverlay(
    <ChatStandInDialog
      name={name}
      onOpenChange={(open) => {
        if (!open && !isHidden) whenOverlayEntryIsGone(onClosed);
      }}
    />,
  );
  return () => {
    isHidden = true;
    hide();
  };
};

const ownMessages: Messages = {
  listen: (hear) => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  },
};

function chooseChat({ chat }: Config['ports'], language: string, clock: Clock): Chat | null {
  switch (chat?.kind) {
    case undefined:
      return null;
    case 'sandbox':
      return createSandboxChat(() => localStorage, showStandIn);
    case 'intercom':
      // On the app's own origin its script could read the session (D-THIRD-07).
      if (chat.origin === undefined) return null;
      return createIntercomChat({
        origin: chat.origin,
        messages: ownMessages,
        newId: () => crypto.randomUUID(),
        language,
        after: clock.after,
      });
  }
}

/** The chat that the configuration names; null where there is none. */
export function useChat(): Chat | null {
  const { config, locale, clock } = useServices();
  const [chat] = useState(() => chooseChat(config.ports, locale.slice(0, 2), clock));
  return chat;
}
