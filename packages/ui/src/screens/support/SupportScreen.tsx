import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { messageSentIcon } from '../../foundations/Icon/glyphs/messageSentIcon.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { SupportChat } from './SupportChat.tsx';
import { SupportForm } from './SupportForm.tsx';
import type { SupportScreenProps } from './SupportScreen.types.ts';
import { supportTexts } from './support.texts.ts';

/** Contact with a person: the chat, or a form where there is none (MENU-010, D-MENU-09). */
export function SupportScreen({ view, onFrameWindow, onSend, homeHref }: SupportScreenProps) {
  const texts = useTexts(supportTexts);
  const [ticket, setTicket] = useState<string | null>(null);
  if (view.kind === 'form' && ticket === null) return <SupportForm {...view} onSend={onSend} onSent={setTicket} />;
  return (
    <>
      <AppHeader title={texts.title} />
      <Page>
        {view.kind === 'chat' ? <SupportChat {...view} onFrameWindow={onFrameWindow} /> : null}
        {ticket === null ? null : (
          <EmptyState
            icon={messageSentIcon}
            tone="positive"
            title={texts.sent}
            action={<LinkButton href={homeHref}>{texts.home}</LinkButton>}
          >
            {texts.sentText(ticket)}
          </EmptyState>
        )}
      </Page>
    </>
  );
}
