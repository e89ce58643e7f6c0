import { SupportScreen, type SupportView } from '@wallet/ui/screens/support';
import { useMemo } from 'react';
import { useSendSupportMessage } from '../../data/support-messages.ts';
import { useUserInfo } from '../../data/user-info.ts';
import { useSession } from '../../providers/Services.ts';
import { usePreparedBotCheck } from '../../operations/usePreparedBotCheck.ts';
import { paths } from '../../routing/paths.ts';
import { sendMessage, toChatIdentity, useSupportChat, type ChatIdentity } from './model.tsx';

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
