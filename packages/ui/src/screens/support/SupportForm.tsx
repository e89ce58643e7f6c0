import { supportMessageLength } from '@wallet/core/limits/limits';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import type { CallOutcome } from '../../patterns/form/CallOutcome.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { SupportScreenProps, SupportView, SupportMessage, BotCheckFailed, Ticket } from './SupportScreen.types.ts';
import { supportTexts, type SupportTexts } from './support.texts.ts';
import { supportMessageIssue } from '@wallet/core/validation/texts';
import { emailIssue } from '@wallet/core/validation/contacts';
import { cleanLine } from '@wallet/core/validation/typedText';
import * as z from 'zod/mini';
import { says } from '../../patterns/form/says.ts';

type Rules = {
  /** Address sent while the customer types none; '' when unknown. */
  readonly knownEmail: string;
  /** True for a visitor, because no other address is known. */
  readonly isEmailRequired: boolean;
};

/** A message of 1 to 8912 characters after trimming, and the address to reply to (LIM-022, D-LIM-05, D-MENU-09). */
export const supportSchema = (texts: SupportTexts, { knownEmail, isEmailRequired }: Rules) =>
  z.object({
    message: z.string().check(
      z.trim(),
      says((text) => {
        const issue = supportMessageIssue(text);
        if (issue === 'required') return texts.required;
        return issue === 'tooLong' ? texts.tooLong(supportMessageLength.max) : undefined;
      }),
    ),
    email: z
      .pipe(
        z.nullable(z.string()),
        z.transform((text) => cleanLine(text ?? knownEmail)),
      )
      .check(
        says((text) => {
          const issue = emailIssue(text);
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
export function SupportForm({ email: knownEmail, isEmailRequired, botCheck, onSend, onSent }: SupportFormProps) {
  const texts = useTexts(supportTexts);
  const schema = useMemo(() => supportSchema(texts, { knownEmail, isEmailRequired }), [texts, knownEmail, isEmailRequired]);
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
    <OperationForm title={texts.title} aside={{ operation: 'support' }} {...form.props}>
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
      <SendFailed outcome={form.outcome} />
      <StickyActions>
        {botCheck === null ? null : <BotCheckNotice service={botCheck} />}
        <Button type="submit" fullWidth busy={form.busy}>
          {texts.send}
        </Button>
      </StickyActions>
    </OperationForm>
  );
}

function messageOf(
  outcome: CallOutcome<keyof SupportMessage, BotCheckFailed, Ticket> | null,
  texts: typeof supportTexts,
): string | undefined {
  if (outcome?.kind === 'botCheckFailed' || outcome?.kind === 'botCheckMissing') return texts[outcome.kind];
  return outcome?.kind === 'refused' ? outcome.message : undefined;
}

function SendFailed({ outcome }: { readonly outcome: CallOutcome<keyof SupportMessage, BotCheckFailed, Ticket> | null }) {
  const texts = useTexts(supportTexts);
  if (outcome?.kind === 'failed') return <FailureNotice failure={outcome.failure} />;
  const message = messageOf(outcome, texts);
  return message === undefined ? null : (
    <Notice kind="negative" live="assertive">
      {message}
    </Notice>
  );
}
