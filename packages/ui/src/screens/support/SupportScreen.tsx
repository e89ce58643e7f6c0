import { useState, useEffect, useRef } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { messageSentIcon } from '../../foundations/Icon/icons.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { SupportForm } from './SupportForm.tsx';
import type { SupportScreenProps, SupportView } from './SupportScreen.types.ts';
import { supportTexts } from './support.texts.ts';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';

const StyledChat = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  min-block-size: 320px;

  > [role='status'] {
    display: flex;
    flex-direction: column;
    align-items: center;
    align-self: center;
    gap: var(--primitive-space-12);
    color: var(--semantic-color-text-secondary);
  }
  > iframe {
    inline-size: min(100%, 720px);
    block-size: 100%;
    min-block-size: min(640px, 70dvh);
    justify-self: center;
    border: 1px solid var(--component-card-border);
    border-radius: var(--component-card-radius);
  }
  > iframe[data-waiting] {
    position: absolute;
    visibility: hidden;
  }
`;

type SupportChatProps = Pick<SupportScreenProps, 'onFrameWindow'> & Omit<Extract<SupportView, { kind: 'chat' }>, 'kind'>;

/** Shows "Loading" until the chat has opened, then its frame. A chat that opens over the page has no frame. */
function SupportChat({ isOpen, frameUrl, onFrameWindow }: SupportChatProps) {
  const texts = useTexts(supportTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    onFrameWindow(frame.current?.contentWindow ?? null);
    return () => onFrameWindow(null);
  }, [onFrameWindow]);
  return (
    <StyledChat aria-busy={!isOpen}>
      {isOpen ? null : (
        <div role="status">
          <Spinner size={40} />
          <Text>{texts.loading}</Text>
        </div>
      )}
      {frameUrl === null ? null : (
        <iframe
          ref={frame}
          title={texts.chat}
          src={frameUrl}
          // The page is on its own origin and needs it. The customer can save a file from support or open a page in full, but the widget
          // must not navigate them away from the app (THIRD-054).
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
          data-waiting={isOpen ? undefined : ''}
        />
      )}
    </StyledChat>
  );
}

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
