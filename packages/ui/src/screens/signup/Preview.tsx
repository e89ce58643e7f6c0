import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../foundations/Heading/Heading.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { AccessIssueNotice } from '../../patterns/access/AccessIssueNotice.tsx';
import { useAttempt } from '../../patterns/CodeStep/useAttempt.ts';
import { StickyActions } from '../../patterns/StickyActions/StickyActions.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { signupTexts } from './signup.texts.ts';
import type { SignUpScreenProps, SignUpStep } from './SignUpScreen.types.ts';

type PreviewProps = Pick<SignUpScreenProps, 'onGetCode' | 'onSwitchMethod' | 'signUpHref' | 'logInHref' | 'supportHref'> & {
  readonly step: Extract<SignUpStep, { name: 'preview' }>;
  readonly notice: ReactNode;
};

/** Shows how the code will arrive before it is requested. A phone must not ring before its owner is ready (D-REG-07). */
export function Preview({ step, onGetCode, onSwitchMethod, notice, signUpHref, logInHref, supportHref }: PreviewProps) {
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
