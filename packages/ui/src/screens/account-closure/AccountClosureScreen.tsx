import { cleanLine } from '@wallet/core/validation/typedText';
import { RetryButton } from '../../patterns/PageStates/RetryButton.tsx';
import type { CallOutcome, Failed } from '../../patterns/form/CallOutcome.ts';
import { styled } from 'styled-components';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { completedIcon } from '../../foundations/Icon/icons.ts';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { createScreen, type ScreenProps } from '../../foundations/screen/createScreen.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { says } from '../../patterns/form/says.ts';
import { useScreenForm } from '../../patterns/form/useScreenForm.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { SubmitActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { accountClosureTexts } from './accountClosure.texts.ts';

/** Why no code was sent: the provider refused with a message, or the request failed. */
export type CodeRequestIssue = { readonly kind: 'refused'; readonly message: string } | Failed;

/** The code field is shown only once a code was sent, because confirming requires its uuid (D-PROF-14). */
export type ClosureCode =
  | { readonly kind: 'asking' }
  | { readonly kind: 'notSent'; readonly issue: CodeRequestIssue }
  | {
      readonly kind: 'sent';
      /** The provider's message about where the code was sent; null when there is none. */
      readonly message: string | null;
      /** Epoch milliseconds from which a new code may be requested. */
      readonly resendAt: number;
      /** Why the latest resend failed; null when it did not. */
      readonly issue: CodeRequestIssue | null;
    };

export type AccountClosureScreenProps = ScreenProps<'aside' | 'afterForm'> & {
  /** Whether a code was sent. */
  readonly code: ClosureCode;
  /** For example '+370***01'. */
  readonly maskedPhone: string;
  /** Requests a code: again after a failure, or a new one when the waiting time is over. */
  readonly onAskCode: () => void;
  /** Closes the account with the code, trimmed. */
  readonly onConfirm: (code: string) => Promise<CallOutcome<'code'>>;
  /** The customer has acknowledged that the account is closed (PROF-026). */
  readonly onGotIt: () => void;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
  /** The clock, in epoch milliseconds. @default Date.now */
  readonly now?: () => number;
};

/** A missing code shows no error, only a disabled button (D-PROF-11). */
const codeSchema = z.object({
  code: z.string().check(
    z.overwrite(cleanLine),
    says((text) => (text === '' ? '' : undefined)),
  ),
});

const StyledPoints = styled.ul`
  display: grid;
  gap: var(--primitive-space-12);
  margin: var(--primitive-space-12) 0 0;
  padding-inline-start: var(--primitive-space-20);
  font: var(--semantic-typography-body-sm);
  list-style: disc;
`;

/** States what the closure means, then closes the account after a one-time code. The code is free text (PROF-018 to PROF-026). */
export const AccountClosureScreen = createScreen(function AccountClosureScreen({
  code,
  maskedPhone,
  onAskCode,
  onConfirm,
  onGotIt,
  onBack,
  now,
}: AccountClosureScreenProps) {
  const texts = useTexts(accountClosureTexts);
  const form = useScreenForm({
    schema: codeSchema,
    first: { code: '' },
    emptySpeaks: false,
    onSubmit: async (typed): Promise<CallOutcome<'code'> | null> => (code.kind === 'sent' ? onConfirm(typed.code) : null),
  });
  const { outcome } = form;
  const message = outcome?.kind === 'refused' ? outcome.message : undefined;

  return (
    <>
      <OperationForm
        title={texts.title}
        onBack={onBack}
        {...form.props}
        aside={
          <>
            {code.kind === 'asking' ? <Skeleton count={2} label={texts.asking} /> : null}
            {code.kind === 'notSent' ? <IssueNotice issue={code.issue} onRetry={onAskCode} /> : null}
            {code.kind === 'sent' ? (
              <>
                <Text tone="secondary">{code.message ?? texts.sent({ phone: maskedPhone })}</Text>
                <TextField
                  label={texts.code}
                  hint={texts.codeHint}
                  autoComplete="one-time-code"
                  {...form.field('code')}
                  issue={form.issue('code') ?? message}
                />
                <CodeTimer code={code} busy={form.busy} onAskCode={onAskCode} {...(now === undefined ? {} : { now })} />
                <SubmitActions label={texts.confirm} variant="danger" busy={form.busy} disabled={!form.isValid}>
                  <FailureNotice failure={outcome?.kind === 'failed' ? outcome.failure : null} />
                </SubmitActions>
              </>
            ) : null}
          </>
        }
      >
        <Notice kind="warning">{texts.closes}</Notice>
        <Card>
          <Heading level={2} type="title-sm">
            {texts.beforeTitle}
          </Heading>
          <StyledPoints>
            {texts.before.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </StyledPoints>
        </Card>
      </OperationForm>
      {outcome?.kind === 'done' ? <ClosedDialog onGotIt={onGotIt} /> : null}
    </>
  );
});

type CodeTimerProps = Pick<AccountClosureScreenProps, 'onAskCode' | 'now'> & {
  readonly code: Extract<ClosureCode, { kind: 'sent' }>;
  readonly busy: boolean;
};

function CodeTimer({ code, busy, onAskCode, now }: CodeTimerProps) {
  const texts = useTexts(accountClosureTexts);
  return (
    <>
      {code.issue === null ? null : <IssueNotice issue={code.issue} />}
      <Timer
        endsAt={code.resendAt}
        busy={busy}
        onResend={onAskCode}
        texts={{ remaining: texts.resendIn, resend: texts.resend }}
        {...(now === undefined ? {} : { now })}
      />
    </>
  );
}

function IssueNotice({ issue, onRetry }: { readonly issue: CodeRequestIssue; readonly onRetry?: () => void }) {
  const texts = useTexts(accountClosureTexts);
  return (
    <>
      <Notice kind="negative" live="assertive">
        {issue.kind === 'refused' ? issue.message : texts.failures[issue.failure]}
      </Notice>
      {onRetry === undefined ? null : <RetryButton variant="secondary" onClick={onRetry} />}
    </>
  );
}

/** The session is already invalid, so closing the dialog in any way counts as pressing its button (D-PROF-16). */
function ClosedDialog({ onGotIt }: { readonly onGotIt: () => void }) {
  const texts = useTexts(accountClosureTexts);
  return (
    <Dialog
      title={texts.success}
      icon={completedIcon}
      tone="positive"
      closable={false}
      onMustAnswer={onGotIt}
      actions={
        <Button fullWidth onClick={onGotIt}>
          {texts.gotIt}
        </Button>
      }
    >
      {texts.closed}
    </Dialog>
  );
}
