import { normalizePhone, phoneIssue } from '@wallet/core/validation/contacts';
import { useRef, useState, type FormEvent } from 'react';
import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { AccessIssueNotice, type AccessTargets } from '../../patterns/access/AccessIssueNotice.tsx';
import type { AccessOutcome } from '../../patterns/CodeStep/SentCode.ts';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { forgotPasswordTexts } from './forgotPassword.texts.ts';

export type ForgotPasswordScreenProps = AccessTargets & {
  /** Filled in where this device knows it. */
  readonly phone: string;
  readonly onNext: (phone: string) => Promise<AccessOutcome>;
  readonly onBack: () => void;
  readonly botCheck: 'recaptcha' | 'other';
};

/** Whose password was forgotten (PWD-019). */
export function ForgotPasswordScreen({ phone, onNext, onBack, botCheck, ...targets }: ForgotPasswordScreenProps) {
  const texts = useTexts(forgotPasswordTexts);
  const field = useRef<HTMLInputElement>(null);
  const [fieldIssue, setFieldIssue] = useState<string | undefined>();
  const { issue, busy, attempt, forget } = useAttempt();
  const check = (): string | undefined => {
    const found = phoneIssue(field.current?.value ?? '');
    const sentence = found === null ? undefined : { required: texts.required, invalid: texts.invalidPhone }[found];
    setFieldIssue(sentence);
    return sentence;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (check() === undefined) attempt(() => onNext(normalizePhone(field.current?.value ?? '')));
    else field.current?.focus();
  };
  return (
    <VisitorPage onBack={onBack}>
      <form noValidate onSubmit={submit}>
        <Heading level={1} type="title-lg" tabIndex={-1}>
          {texts.title}
        </Heading>
        <PhoneField
          ref={field}
          label={texts.phone}
          name="username"
          defaultValue={phone}
          issue={fieldIssue}
          onBlur={(event) => (event.currentTarget.value === '' ? undefined : check())}
          onValueChange={() => {
            setFieldIssue(undefined);
            forget();
          }}
        />
        {issue === null ? null : <AccessIssueNotice issue={issue} place="password" {...targets} />}
        <StickyActions>
          <BotCheckNotice service={botCheck} />
          <Button type="submit" busy={busy} fullWidth>
            {texts.next}
          </Button>
        </StickyActions>
      </form>
    </VisitorPage>
  );
}
