import { useState, useEffect, useRef, useMemo } from 'react';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { messageSentIcon } from '../../foundations/Icon/icons.ts';
import { Page } from '../../foundations/Page/Page.tsx';
import { AppHeader } from '../../patterns/AppHeader/AppHeader.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { supportTexts, type SupportTexts } from './support.texts.ts';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { supportMessageLength } from '@wallet/core/limits/limits';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { OutcomeNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { checkSupportMessage } from '@wallet/core/validation/texts';
import { checkEmail } from '@wallet/core/validation/contacts';
import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';

export type SupportMessage = { readonly message: string; readonly email: string };

/** The bot check failed and nothing was sent. `botCheckMissing`: it could not be loaded (THIRD-037). */
export type BotCheckFailed = { readonly kind: 'botCheckFailed' | 'botCheckMissing' };
/** Identifies a message that was sent. */
export type Ticket = { readonly ticket: string };

export type SupportView =
  /** The chat, which shows "Loading" until it is open (MENU-010). `frameUrl` is null for a chat that opens by itself. */
  | { readonly kind: 'chat'; readonly isOpen: boolean; readonly frameUrl: string | null }
  /** The form shown instead of the chat (D-MENU-09). */
  | {
      readonly kind: 'form';
      /** Prefilled when known. */
      readonly email: string;
      /** False for customers, who may omit their address because the provider knows one. */
      readonly isEmailRequired: boolean;
      /** The bot check that the form mentions; null when there is none. */
      readonly botCheck: 'recaptcha' | 'other' | null;
    };

export type SupportScreenProps = ScreenProps<'aside' | 'afterForm'> & {
  /** The chat, or the form. */
  readonly view: SupportView;
  /** Receives the window of the chat's frame, and null when it is removed. */
  readonly onFrameWindow: (frame: Window | null) => void;
  /** Sends the message of the form. */
  readonly onSend: (message: SupportMessage) => Promise<CallOutcome<keyof SupportMessage, BotCheckFailed, Ticket>>;
  /** The home page of the product. */
  readonly homeHref: string;
};

type SupportRules = {
  /** Address sent while the customer types none; '' when unknown. */
  readonly knownEmail: string;
  /** True for a visitor, because no other address is known. */
  readonly isEmailRequired: boolean;
};

/** A message of 1 to 8912 characters after trimming, and the address to reply to (LIM-022, D-LIM-05, D-MENU-09). */
export const createSupportSchema = (texts: SupportTexts, { knownEmail, isEmailRequired }: SupportRules) =>
  z.object({
    message: z.string().check(
      z.trim(),
      says((text) => {
        const issue = checkSupportMessage(text);
        if (issue === 'required') return texts.required;
        return issue === 'tooLong' ? texts.tooLong({ count: supportMessageLength.max }) : undefined;
      }),
    ),
    email: z
      .pipe(
        z.nullable(z.string()),
        z.transform((text) => cleanLine(text ?? knownEmail)),
      )
      .check(
        says((text) => {
          const issue = checkEmail(text);
          if (issue === 'required') return isEmailRequired ? texts.required : undefined;
          return issue === 'invalid' ? texts.invalidEmail : undefined;
        }),
      ),
  });

const StyledMessage = styled(TextArea)`
  && textarea {
    min-block-size: 6lh;
  }
`;

type SupportFormProps = Pick<SupportScreenProps, 'onSend'> &
  Omit<Extract<SupportView, { kind: 'form' }>, 'kind'> & { readonly onSent: (ticket: string) => void };

/** Sends a message to support. A failure keeps the text (D-MENU-09). */
function SupportForm({ email: knownEmail, isEmailRequired, botCheck, onSend, onSent }: SupportFormProps) {
  const texts = useTexts(supportTexts);
  const schema = useMemo(() => createSupportSchema(texts, { knownEmail, isEmailRequired }), [texts, knownEmail, isEmailRequired]);
  const form = useScreenForm({
    schema,
    // Null until the customer types one, because the known address may load after the form.
    first: { message: '', email: null },
    emptySpeaks: false,
    onSubmit: async ({ message, email }) => {
      const answer = await onSend({ message, email });
      if (answer.kind === 'done') onSent(answer.ticket);
      return answer;
    },
  });
  const email = form.field('email');
  return (
    <OperationForm
      title={texts.title}
      {...form.props}
      busy={form.busy}
      aside={
        <>
          <Text type="body-sm" tone="secondary">
            {texts.neverAsked}
          </Text>
          <SendFailed outcome={form.outcome} />
          <SubmitActions label={texts.send} busy={form.busy}>
            {botCheck === null ? null : <BotCheckNotice service={botCheck} />}
          </SubmitActions>
        </>
      }
    >
      <Text tone="secondary">{texts.intro}</Text>
      <StyledMessage
        label={texts.message}
        required
        mostCharacters={supportMessageLength.max}
        counterFrom={supportMessageLength.counterFrom}
        {...form.field('message')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        required={isEmailRequired}
        {...email}
        value={email.value ?? knownEmail}
      />
    </OperationForm>
  );
}

function SendFailed({ outcome }: { readonly outcome: CallOutcome<keyof SupportMessage, BotCheckFailed, Ticket> | null }) {
  const texts = useTexts(supportTexts);
  const isBotCheck = outcome?.kind === 'botCheckFailed' || outcome?.kind === 'botCheckMissing';
  return <OutcomeNotice outcome={isBotCheck ? { ...outcome, message: texts[outcome.kind] } : outcome} />;
}

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
export const SupportScreen = createScreen(function SupportScreen({ view, onFrameWindow, onSend, homeHref }: SupportScreenProps) {
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
            {texts.sentText({ ticket })}
          </EmptyState>
        )}
      </Page>
    </>
  );
});
