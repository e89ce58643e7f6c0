import { normalizePhone, phoneIssue } from '@wallet/core/validation/contacts';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { loginTexts } from './login.texts.ts';
import type { LoginScreenProps, LoginStep } from './LoginScreen.types.ts';

type PhoneStepProps = Pick<LoginScreenProps, 'onPhone' | 'onSwitchMethod' | 'signUpHref' | 'logInHref' | 'supportHref'> & {
  readonly step: Extract<LoginStep, { name: 'phone' }>;
};

/** The phone. Its field is the browser's own, so what was typed before the script arrived is kept. */
export function PhoneStep({ step, onPhone, onSwitchMethod, ...targets }: PhoneStepProps) {
  const texts = useTexts(loginTexts);
  const field = useRef<HTMLInputElement>(null);
  const { issue, busy, attempt, forget } = useAttempt(step.issue ?? null);
  const [fieldIssue, setFieldIssue] = useState<string | undefined>();
  const check = (): string | undefined => {
    const found = phoneIssue(field.current?.value ?? '');
    const sentence = found === null ? undefined : { required: texts.required, invalid: texts.invalidPhone }[found];
    setFieldIssue(sentence);
    return sentence;
  };
  /** What was said belongs to the other method; what was typed stays. */
  const switchMethod = (): void => {
    setFieldIssue(undefined);
    forget();
    onSwitchMethod(step.by === 'code' ? 'password' : 'code');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (check() === undefined) attempt(() => onPhone(normalizePhone(field.current?.value ?? '')));
    else field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Heading level={1} type="title-lg" tabIndex={-1}>
        {texts.title}
      </Heading>
      <PhoneField
        ref={field}
        label={texts.phone}
        name="username"
        defaultValue={step.phone}
        issue={fieldIssue}
        onBlur={(event) => (event.currentTarget.value === '' ? undefined : check())}
        onValueChange={() => {
          setFieldIssue(undefined);
          forget();
        }}
      />
      {issue === null ? null : <AccessIssueNotice issue={issue} place="login" {...targets} />}
      <StickyActions>
        <Button type="submit" busy={busy} fullWidth>
          {texts.proceed}
        </Button>
        <Button variant="quiet" fullWidth onClick={switchMethod}>
          {step.by === 'code' ? texts.byPassword : texts.byCode}
        </Button>
      </StickyActions>
    </form>
  );
}
