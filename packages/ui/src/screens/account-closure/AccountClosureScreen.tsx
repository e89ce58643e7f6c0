import { useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Notice } from '../../components/Notice/Notice.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { completedIcon } from '../../foundations/Icon/glyphs/completedIcon.ts';
import { Text } from '../../foundations/Text/Text.tsx';
import { FailureNotice } from '../../patterns/FailureNotice/FailureNotice.tsx';
import { useSubmitOnce } from '../../patterns/form/useSubmitOnce.ts';
import { OperationForm } from '../../patterns/OperationForm/OperationForm.tsx';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import type { AccountClosureScreenProps, ClosureCode, ClosureOutcome, CodeRequestIssue } from './AccountClosureScreen.types.ts';
import { accountClosureTexts } from './accountClosure.texts.ts';

const LONGEST_CODE = 32;
const nothingYet: ClosureOutcome = { kind: 'refused' };

/** Closes the account by a one-time code; the code is a free text (PROF-018 to PROF-026). */
export function AccountClosureScreen({ code, maskedPhone, onAskCode, onConfirm, onGotIt, onBack, now }: AccountClosureScreenProps) {
  const texts = useTexts(accountClosureTexts);
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<ClosureOutcome>(nothingYet);
  const { busy, submitOnce } = useSubmitOnce();
  const entered = text.trim();
  const issue = outcome.kind === 'refused' ? (outcome.fields?.code ?? outcome.message) : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (entered === '' || code.kind !== 'sent') return;
    void submitOnce(async () => setOutcome(await onConfirm(entered)));
  }

  return (
    <>
      <OperationForm title={texts.title} onBack={onBack} onSubmit={submit}>
        {code.kind === 'asking' ? <Skeleton count={2} label={texts.asking} /> : null}
        {code.kind === 'notSent' ? <IssueNotice issue={code.issue} onRetry={onAskCode} /> : null}
        {code.kind === 'sent' ? (
          <>
            <Text tone="secondary">{code.message ?? texts.sent(maskedPhone)}</Text>
            <TextField
              label={texts.code}
              value={text}
              maxLength={LONGEST_CODE}
              autoComplete="one-time-code"
              issue={issue}
              onValueChange={(next) => {
                setText(next);
                setOutcome(nothingYet);
              }}
            />
            <CodeTimer code={code} onAskCode={onAskCode} {...(now === undefined ? {} : { now })} />
            <StickyActions>
              <FailureNotice failure={outcome.kind === 'failed' ? outcome.failure : null} />
              <Button type="submit" variant="danger" busy={busy} disabled={entered === ''} fullWidth>
                {texts.confirm}
              </Button>
            </StickyActions>
          </>
        ) : null}
      </OperationForm>
      {outcome.kind === 'done' ? <ClosedDialog onGotIt={onGotIt} /> : null}
    </>
  );
}

type CodeTimerProps = Pick<AccountClosureScreenProps, 'onAskCode' | 'now'> & { readonly code: Extract<ClosureCode, { kind: 'sent' }> };

function CodeTimer({ code, onAskCode, now }: CodeTimerProps) {
  const texts = useTexts(accountClosureTexts);
  return (
    <>
      {code.issue === null ? null : <IssueNotice issue={code.issue} />}
      <Timer
        endsAt={code.resendAt}
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
      {onRetry === undefined ? null : (
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </>
  );
}

/** The session is useless already, so everything that closes it counts as its button (D-PROF-16). */
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
