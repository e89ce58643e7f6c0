import { formatPhone } from '@wallet/core/format/formatPhone';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../components/Button/Button.tsx';
import { CodeInput } from '../../components/CodeInput/CodeInput.tsx';
import { Timer } from '../../components/Timer/Timer.tsx';
import { warningIcon } from '../../foundations/Icon/icons.ts';
import { useTexts } from '../../texts/Texts.tsx';
import { accessTexts } from '../access/access.texts.ts';
import { accessIssueOf, type AccessRefused } from '../access/AccessIssue.ts';
import { AccessIssueNotice, type AccessTargets } from '../access/AccessIssueNotice.tsx';
import { MessageDialog } from '../ErrorDialog/MessageDialog.tsx';
import { type CallOutcome, doneToNull } from '../form/CallOutcome.ts';
import { says } from '../form/says.ts';
import { useScreenForm } from '../form/useScreenForm.ts';
import { StickyActions } from '../StickyActions/StickyActions.tsx';
import { VisitorTitle } from '../VisitorPage/VisitorPage.tsx';
import { codeStepTexts } from './codeStep.texts.ts';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import type { DeliveryFailure, SentCode } from './SentCode.ts';

export type CodeStepProps = AccessTargets & {
  /** The h1 of the step. */
  readonly title: string;
  /** The number that the code was sent to, as shown. */
  readonly phone: string;
  /** The code that was sent. */
  readonly code: SentCode;
  /** Checks the typed code. */
  readonly onCode: (code: string) => Promise<CallOutcome<never, AccessRefused>>;
  /** Requests another code. Without it there is no timer, and none is offered. */
  readonly onResendCode?: (() => Promise<CallOutcome<never, AccessRefused>>) | undefined;
  /** Opens the support page or chat. Offered when no more codes may be requested. */
  readonly onContactSupport?: (() => void) | undefined;
  /** Returns to the phone field, with its value preserved. */
  readonly onChangeNumber: () => void;
  /** Set when the SMS did not arrive. @default null */
  readonly delivery?: DeliveryFailure | null;
  /** Called once when the time is up. */
  readonly onTimeUp?: (() => void) | undefined;
  /** Shown below the timer: another way to get the code. */
  readonly children?: ReactNode;
  /** Shown above the button: the bot-check notice. */
  readonly notice?: ReactNode;
};

/** A wrong code is reported at its field. */
type CodeAnswer = CallOutcome<never, AccessRefused> & { readonly fields?: { readonly code?: string } };

/**
 * Asks for a one-time code: where it was sent, the cells, the timer. A wrong code stays selected, and the timer keeps running (D-REG-13).
 */
export function CodeStep({
  title,
  phone,
  code,
  onCode,
  onResendCode,
  onContactSupport,
  onChangeNumber,
  delivery = null,
  onTimeUp,
  children,
  notice,
  ...targets
}: CodeStepProps) {
  const texts = useTexts(codeStepTexts);
  const field = useRef<HTMLInputElement>(null);
  const { digits: length } = code;
  const schema = useMemo(
    () =>
      z.object({
        code: z.string().check(says((digits) => (digits === '' ? texts.required : digits.length === length ? undefined : texts.wrong))),
      }),
    [texts, length],
  );
  const form = useScreenForm({
    schema,
    first: { code: '' },
    quiet: true,
    emptySpeaks: false,
    onSubmit: async ({ code: digits }): Promise<CodeAnswer> => {
      const answer = await onCode(digits);
      if (answer.kind === 'done') return answer;
      // Whatever the reason, the code stays selected, so that typing replaces it.
      field.current?.focus();
      field.current?.select();
      const isWrong = answer.kind === 'accessRefused' && answer.issue.kind === 'wrongCredentials';
      return isWrong ? { ...answer, fields: { code: texts.wrong } } : answer;
    },
  });
  const { busy, outcome } = form;
  const issue = accessIssueOf(outcome);
  return (
    <form noValidate {...form.props}>
      <VisitorTitle title={title} text={texts.sentTo({ phone: formatPhone(phone) })} />
      <CodeInput
        ref={field}
        label={texts.field}
        length={length}
        {...form.field('code')}
        busy={busy}
        // This field is the only one in the step, and the customer has requested the code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      {onResendCode && (
        <Timer
          endsAt={code.resendAt}
          attemptsLeft={code.attemptsLeft ?? undefined}
          busy={busy}
          onEnd={onTimeUp}
          onResend={() => form.send(async () => doneToNull(await onResendCode()))}
          onContactSupport={onContactSupport}
        />
      )}
      {delivery === null ? null : <DeliveryNotice delivery={delivery} supportHref={targets.supportHref} />}
      {children}
      {issue === null ? null : <AccessIssueNotice issue={issue} place="code" {...targets} />}
      <StickyActions>
        {notice}
        <Button type="submit" busy={busy} fullWidth>
          {texts.confirm}
        </Button>
        <Button variant="quiet" fullWidth onClick={onChangeNumber}>
          {texts.changeNumber}
        </Button>
      </StickyActions>
      <AlreadySentDialog key={code.resendAt} code={code} />
    </form>
  );
}

/** Shown once when a code had already been sent. The step then continues with the remaining time (ERR-039, D-REG-17). */
function AlreadySentDialog({ code }: { readonly code: SentCode }) {
  const texts = useTexts(accessTexts);
  const [open, setOpen] = useState(code.wasWaiting);
  return (
    <MessageDialog open={open} onClose={() => setOpen(false)} icon={warningIcon} tone="warning" title={texts.alreadySent}>
      {texts.alreadySentContext}
    </MessageDialog>
  );
}
