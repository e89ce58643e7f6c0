import { inviteCodeIssue } from '@wallet/core/validation/codes';
import { normalizePhone, phoneIssue } from '@wallet/core/validation/contacts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FlushButton } from '../../components/Button/FlushButton.tsx';
import { PhoneField } from '../../components/PhoneField/PhoneField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { Policies } from './Policies.tsx';
import { signupTexts } from './signup.texts.ts';
import type { SignUpScreenProps, SignUpStep } from './SignUpScreen.types.ts';

type PhoneEntryProps = Pick<SignUpScreenProps, 'onPhone' | 'onLogIn' | 'policies' | 'signUpHref' | 'logInHref' | 'supportHref'> & {
  readonly step: Extract<SignUpStep, { name: 'phone' }>;
  readonly notice: ReactNode;
};

type Issues = { readonly phone?: string | undefined; readonly inviteCode?: string | undefined };

/** The phone, and an invitation code for whoever has one. The phone's field is the browser's own: what was typed before the script came is kept. */
export function PhoneEntry({ step, onPhone, onLogIn, policies, notice, ...targets }: PhoneEntryProps) {
  const texts = useTexts(signupTexts);
  const phone = useRef<HTMLInputElement>(null);
  const invite = useRef<HTMLInputElement>(null);
  const [isInviteShown, setInviteShown] = useState(step.inviteCode !== '');
  const [issues, setIssues] = useState<Issues>({});
  const { issue, busy, attempt, forget } = useAttempt();
  const typedPhone = (): string => normalizePhone(phone.current?.value ?? '');
  const typedInvite = (): string => invite.current?.value.trim() ?? '';

  const phoneSentence = (): string | undefined => {
    const found = phoneIssue(phone.current?.value ?? '');
    return found === null ? undefined : { required: texts.required, invalid: texts.invalidPhone }[found];
  };
  const inviteSentence = (): string | undefined =>
    typedInvite() !== '' && inviteCodeIssue(typedInvite()) !== null ? texts.invalidInvite : undefined;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found: Issues = { phone: phoneSentence(), inviteCode: inviteSentence() };
    setIssues(found);
    if (found.phone !== undefined) phone.current?.focus();
    else if (found.inviteCode !== undefined) invite.current?.focus();
    else
      attempt(async () => {
        const outcome = await onPhone({ phone: typedPhone(), inviteCode: typedInvite() });
        if (outcome.kind !== 'invalid') return outcome;
        setIssues(outcome.fields);
        (outcome.fields.phone === undefined ? invite : phone).current?.focus();
        return { kind: 'done' };
      });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Heading level={1} type="title-lg" tabIndex={-1}>
        {texts.title}
      </Heading>
      <PhoneField
        ref={phone}
        label={texts.phone}
        name="username"
        defaultValue={step.phone}
        issue={issues.phone}
        onBlur={(event) => (event.currentTarget.value === '' ? undefined : setIssues({ ...issues, phone: phoneSentence() }))}
        onValueChange={() => {
          setIssues({ ...issues, phone: undefined });
          forget();
        }}
      />
      {isInviteShown ? (
        <TextField
          ref={invite}
          label={texts.invite}
          name="invite_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          defaultValue={step.inviteCode}
          issue={issues.inviteCode}
          onBlur={() => setIssues({ ...issues, inviteCode: inviteSentence() })}
          onValueChange={() => setIssues({ ...issues, inviteCode: undefined })}
        />
      ) : (
        <div>
          <FlushButton onClick={() => setInviteShown(true)}>{texts.haveInvite}</FlushButton>
        </div>
      )}
      {issue === null ? null : <AccessIssueNotice issue={issue} place="code" onLogIn={() => onLogIn(typedPhone())} {...targets} />}
      <StickyActions>
        <Policies {...policies} />
        {notice}
        <Button type="submit" busy={busy} fullWidth>
          {texts.getCode}
        </Button>
      </StickyActions>
    </form>
  );
}
