import { supportMessageLength } from '@wallet/core/limits/limits';
import { useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { emailIssueOf, messageIssueOf, type SupportFieldIssue } from './supportIssues.ts';
import type { SupportMessage, SupportOutcome, SupportScreenProps, SupportView } from './SupportScreen.types.ts';
import { supportTexts } from './support.texts.ts';

const StyledMessage = styled(TextArea)`
  && textarea {
    min-block-size: 6lh;
  }
`;

type SupportFormProps = Pick<SupportScreenProps, 'onSend'> &
  Omit<Extract<SupportView, { kind: 'form' }>, 'kind'> & { readonly onSent: (ticket: string) => void };

/** A message to the support. A failure keeps what was written (D-MENU-09). */
export function SupportForm({ email: knownEmail, isEmailRequired, botCheck, onSend, onSent }: SupportFormProps) {
  const texts = useTexts(supportTexts);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly message: string; readonly email?: string }>({ message: '' });
  const [left, setLeft] = useState({ message: false, email: false });
  const [outcome, setOutcome] = useState<SupportOutcome | null>(null);
  const { busy, submitOnce } = useSubmitOnce();

  // The known address may come after the form.
  const values: SupportMessage = { email: knownEmail, ...typed };
  const own = { message: messageIssueOf(values.message), email: emailIssueOf(values.email, isEmailRequired) };
  const wordsOf: Record<SupportFieldIssue, string> = {
    required: texts.required,
    tooLong: texts.tooLong(supportMessageLength.max),
    invalid: texts.invalidEmail,
  };
  const issueOf = (name: keyof SupportMessage): string | undefined => {
    const refused = outcome?.kind === 'refused' ? outcome.fields?.[name] : undefined;
    const found = own[name];
    return refused ?? (left[name] && found !== null ? wordsOf[found] : undefined);
  };
  const change = (name: keyof SupportMessage) => (text: string) => {
    setTyped((before) => ({ ...before, [name]: text }));
    setOutcome(null);
  };
  const leave = (name: keyof SupportMessage) => () => setLeft((before) => ({ ...before, [name]: values[name] !== '' || before[name] }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft({ message: true, email: true });
    if (own.message !== null) messageField.current?.focus();
    else if (own.email !== null) emailField.current?.focus();
    else
      void submitOnce(async () => {
        const answer = await onSend({ message: values.message.trim(), email: values.email.trim() });
        if (answer.kind === 'done') onSent(answer.ticket);
        else setOutcome(answer);
      });
  };
  return (
    <OperationForm title={texts.title} onSubmit={submit}>
      <Text tone="secondary">{texts.intro}</Text>
      <StyledMessage
        ref={messageField}
        label={texts.message}
        required
        value={values.message}
        mostCharacters={supportMessageLength.max}
        counterFrom={supportMessageLength.counterFrom}
        issue={issueOf('message')}
        onValueChange={change('message')}
        onBlur={leave('message')}
      />
      <TextField
        ref={emailField}
        label={texts.email}
        type="email"
        autoComplete="email"
        required={isEmailRequired}
        value={values.email}
        issue={issueOf('email')}
        onValueChange={change('email')}
        onBlur={leave('email')}
      />
      <SendFailed outcome={outcome} />
      <StickyActions>
        {botCheck === null ? null : <BotCheckNotice service={botCheck} />}
        <Button type="submit" fullWidth busy={busy}>
          {texts.send}
        </Button>
      </StickyActions>
    </OperationForm>
  );
}

/** What stands above the button when the message was not taken. */
function SendFailed({ outcome }: { readonly outcome: SupportOutcome | null }) {
  const texts = useTexts(supportTexts);
  if (outcome?.kind === 'failed') return <FailureNotice failure={outcome.failure} />;
  const message = outcome?.kind === 'botCheckFailed' ? texts.botCheckFailed : outcome?.kind === 'refused' ? outcome.message : undefined;
  return message === undefined ? null : (
    <Notice kind="negative" live="assertive">
      {message}
    </Notice>
  );
}
