import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { PhoneEntry } from './PhoneEntry.tsx';
import type { SignUpScreenProps, SignUpStep } from './SignUpScreen.types.ts';
import { useState, type ReactNode } from 'react';
import { FlushButton } from '../../components/Button/FlushButton.tsx';
import { CodeStep } from '../../patterns/CodeStep/CodeStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { signupTexts } from './signup.texts.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';

type PreviewProps = Pick<SignUpScreenProps, 'onGetCode' | 'onSwitchMethod' | 'signUpHref' | 'logInHref' | 'supportHref'> & {
  readonly step: Extract<SignUpStep, { name: 'preview' }>;
  readonly notice: ReactNode;
};

/** Shows how the code will arrive before it is requested. A phone must not ring before its owner is ready (D-REG-07). */
function Preview({ step, onGetCode, onSwitchMethod, notice, signUpHref, logInHref, supportHref }: PreviewProps) {
  const texts = useTexts(signupTexts);
  const { phone, method, otherMethod } = step;
  const { issue, busy, attempt } = useAttempt();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => onGetCode(method));
      }}
    >
      <Stack gap={8}>
        <Heading level={1} type="title-lg" tabIndex={-1}>
          {texts.title}
        </Heading>
        <Text tone="secondary">{texts.preview[method](phone)}</Text>
      </Stack>
      {issue === null ? null : <AccessIssueNotice issue={issue} place="code" {...{ signUpHref, logInHref, supportHref }} />}
      <StickyActions>
        {notice}
        <Button type="submit" busy={busy} fullWidth>
          {texts.get[method]}
        </Button>
        {otherMethod === null ? null : (
          <Button variant="quiet" fullWidth onClick={() => onSwitchMethod(otherMethod)}>
            {texts.instead[otherMethod]}
          </Button>
        )}
      </StickyActions>
    </form>
  );
}

type CodeEntryProps = Pick<
  SignUpScreenProps,
  'onCode' | 'onResendCode' | 'onSwitchMethod' | 'onContactSupport' | 'onBack' | 'onTimeUp' | 'signUpHref' | 'logInHref' | 'supportHref'
> & {
  readonly step: Extract<SignUpStep, { name: 'code' }>;
  readonly delivery?: SignUpScreenProps['delivery'];
  readonly notice: ReactNode;
};

/** Asks for the code. Once a new one may be requested, the other method is offered as well (D-REG-07). */
function CodeEntry({ step, onBack, onSwitchMethod, onTimeUp, delivery = null, ...rest }: CodeEntryProps) {
  const texts = useTexts(signupTexts);
  const { phone, code, otherMethod } = step;
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const mayAskAgain = endedAt !== null && endedAt === code.resendAt && code.attemptsLeft !== 0;
  return (
    <CodeStep
      title={texts.title}
      phone={phone}
      code={code}
      delivery={delivery}
      onChangeNumber={onBack}
      onTimeUp={() => {
        setEndedAt(code.resendAt);
        onTimeUp?.();
      }}
      {...rest}
    >
      {otherMethod !== null && mayAskAgain ? (
        <div>
          <FlushButton onClick={() => onSwitchMethod(otherMethod)}>{texts.instead[otherMethod]}</FlushButton>
        </div>
      ) : null}
    </CodeStep>
  );
}

/** Signs up a customer by phone and a code sent by SMS or call (REG). */
export function SignUpScreen({ step, onBack, onLanguage, botCheck, ...rest }: SignUpScreenProps) {
  const notice = <BotCheckNotice service={botCheck} />;
  switch (step.name) {
    case 'phone':
      return (
        <VisitorPage onLanguage={onLanguage}>
          <PhoneEntry step={step} notice={notice} {...rest} />
        </VisitorPage>
      );
    case 'preview':
      return (
        <VisitorPage onBack={onBack}>
          <Preview step={step} notice={notice} {...rest} />
        </VisitorPage>
      );
    case 'code':
      return (
        <VisitorPage onBack={onBack}>
          <CodeEntry step={step} notice={notice} onBack={onBack} {...rest} />
        </VisitorPage>
      );
  }
}
