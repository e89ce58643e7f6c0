import type { UserInfo } from '@wallet/contract/customer/user-info';
import { ChatStandInDialog } from '@wallet/ui/patterns/ChatStandIn';
import { type SupportScreenProps, SupportScreen, type SupportView } from '@wallet/ui/screens/support';
import { useCallback, useEffect, useRef, useState, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Chat, ChatVisit } from '../../adapters/chat/Chat.ts';
import { createIntercomChat, type MessageSource } from '../../adapters/chat/createIntercomChat.ts';
import { createSandboxChat, type ShowStandIn } from '../../adapters/chat/createSandboxChat.ts';
import type { Clock } from '../../adapters/clock/Clock.ts';
import { attempt } from '../../api/outcome.ts';
import { BotCheckFailure, BotCheckMissing } from '../../api/withBotCheck.ts';
import type { Config } from '../../config/config.ts';
import { toFullName } from '../../operations/toFullName.ts';
import { openOverlay, runWhenNoOverlay } from '../../operations/walletUi.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { paths } from '../../routing/paths.ts';
import { useSendSupportMessage } from '../../data/support-messages.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';

/** The customer can close the dialog with its button, Escape or back. */
const showStandIn: ShowStandIn = (name, onClosed) => {
  let isHidden = false;
  const hide = openOverlay(
    <ChatStandInDialog
      name={name}
      onOpenChange={(open) => {
        if (!open && !isHidden) runWhenNoOverlay(onClosed);
      }}
    />,
  );
  return () => {
    isHidden = true;
    hide();
  };
};

const windowMessages: MessageSource = {
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
      // On the app's own origin the chat's script could read the session (D-THIRD-07).
      if (chat.origin === undefined) return null;
      return createIntercomChat({
        origin: chat.origin,
        messages: windowMessages,
        newId: () => crypto.randomUUID(),
        language,
        after: clock.after,
      });
  }
}

function useChat(): Chat | null {
  const { config, locale, clock } = useServices();
  const [chat] = useState(() => chooseChat(config.ports, locale.slice(0, 2), clock));
  return chat;
}

/**
 * Sends a message to support and resolves with its ticket, or with the reason it was not accepted. The text stays in the form (D-MENU-09).
 * @param send resolves with the ticket
 */
export async function sendMessage(send: () => Promise<string>): ReturnType<SupportScreenProps['onSend']> {
  const outcome = await attempt(send, {
    fields: { message: 'message', email: 'email' },
    otherwise: (error) => {
      if (error instanceof BotCheckMissing) return { kind: 'botCheckMissing' };
      return error instanceof BotCheckFailure ? { kind: 'botCheckFailed' } : null;
    },
  });
  return outcome.kind === 'done' ? { kind: 'done', ticket: outcome.value } : outcome;
}

/** Time the chat has to open before the form replaces it (D-MENU-09). */
const MAX_OPENING_MS = 8000;

type ChatIdentity = Pick<ChatVisit, 'user' | 'proof'>;

/** `none`: the form is shown instead. */
type ChatState = 'opening' | 'open' | 'none';

/** Limits the time the chat has to open. An open chat stays open. */
function useChatState(chat: Chat | null) {
  const { clock, connectivity } = useServices();
  const [state, setState] = useState<ChatState>(() => (chat === null || !connectivity.isConnected() ? 'none' : 'opening'));
  const giveUp = useCallback(() => setState((before) => (before === 'opening' ? 'none' : before)), []);
  const opened = useCallback(() => setState((before) => (before === 'opening' ? 'open' : before)), []);
  useEffect(() => clock.after(MAX_OPENING_MS, giveUp), [clock, giveUp]);
  return { state, giveUp, opened };
}

/** Closing the chat navigates to `/`, which redirects a signed-in customer to the accounts (MENU-011, D-MENU-10). */
function useLeaveChat(): () => void {
  const navigate = useNavigate();
  const leave = useRef(() => undefined);
  useEffect(() => {
    leave.current = () => void navigate(paths.home.to(), { replace: true });
  });
  return useCallback(() => leave.current(), []);
}

/**
 * Opens the chat for a customer or visitor.
 * @param who null while unknown
 */
function useSupportChat(who: ChatIdentity | null) {
  const { farewells } = useServices();
  const chat = useChat();
  const [frame, setFrame] = useState<Window | null>(null);
  const { state, giveUp, opened } = useChatState(chat);
  const onClosed = useLeaveChat();
  const isWanted = state !== 'none';
  useEffect(() => {
    if (!isWanted || chat === null || who === null) return undefined;
    if (chat.frameUrl !== null && frame === null) return undefined;
    const visit = chat.open({ ...who, frame, onOpened: opened, onFailed: giveUp, onClosed });
    // Closes the chat before the session ends, so that the next customer of this device does not continue the conversation.
    farewells.add(visit.close);
    return () => {
      farewells.delete(visit.close);
      visit.drop();
    };
  }, [chat, who, frame, isWanted, opened, giveUp, onClosed, farewells]);
  return { state, frameUrl: chat?.frameUrl ?? null, onFrameWindow: setFrame };
}

/** Identifies the customer to the chat by uuid, with a proof (USR-004, D-MENU-09). */
export function toChatIdentity({ uuid, email, dossier, intercomHash, intercomJwt = null }: UserInfo): ChatIdentity {
  const hash = intercomHash === undefined ? null : ({ kind: 'hash', hash: intercomHash } as const);
  // The JWT already identifies the customer, so no other data is sent (THIRD-052).
  if (intercomJwt !== null) return { user: { id: uuid, name: null, email: null }, proof: { kind: 'jwt', jwt: intercomJwt } };
  return { user: { id: uuid, name: toFullName(dossier), email: email === '' ? null : email }, proof: hash };
}

type SupportProps = {
  /** Null while the customer is not known yet. */
  readonly who: ChatIdentity | null;
  readonly form: Omit<Extract<SupportView, { kind: 'form' }>, 'kind'>;
};

function Support({ who, form }: SupportProps) {
  const send = useSendSupportMessage();
  const { state, frameUrl, onFrameWindow } = useSupportChat(who);
  return (
    <SupportScreen
      view={state === 'none' ? { kind: 'form', ...form } : { kind: 'chat', isOpen: state === 'open', frameUrl }}
      onFrameWindow={onFrameWindow}
      onSend={(message) => sendMessage(() => send(message))}
      homeHref={paths.home.to()}
    />
  );
}

const visitor: ChatIdentity = { user: null, proof: null };

function VisitorSupport() {
  const botCheck = usePreparedBotCheck();
  return <Support who={visitor} form={{ email: '', isEmailRequired: true, botCheck }} />;
}

function CustomerSupport() {
  const { data: info } = useUserInfo();
  const who = useMemo(() => (info === undefined ? null : toChatIdentity(info)), [info]);
  return <Support who={who} form={{ email: info?.email ?? '', isEmailRequired: false, botCheck: null }} />;
}

/** Support for customers and visitors (MENU-010). */
export function SupportPage() {
  return useSession() === null ? <VisitorSupport /> : <CustomerSupport />;
}
