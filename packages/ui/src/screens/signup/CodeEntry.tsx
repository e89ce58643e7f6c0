import { useState, type ReactNode } from 'react';
import { FlushButton } from '../../components/Button/FlushButton.tsx';
import { CodeStep } from '../../patterns/CodeStep/CodeStep.tsx';
import { useTexts } from '../../texts/Texts.tsx';
import { signupTexts } from './signup.texts.ts';
import type { SignUpScreenProps, SignUpStep } from './SignUpScreen.types.ts';

type CodeEntryProps = Pick<
  SignUpScreenProps,
  'onCode' | 'onResendCode' | 'onSwitchMethod' | 'onContactSupport' | 'onBack' | 'onTimeUp' | 'signUpHref' | 'logInHref' | 'supportHref'
> & {
  readonly step: Extract<SignUpStep, { name: 'code' }>;
  readonly delivery?: SignUpScreenProps['delivery'];
  readonly notice: ReactNode;
};

/** Asks for the code. Once a new one may be requested, the other method is offered as well (D-REG-07). */
export function CodeEntry({ step, onBack, onSwitchMethod, onTimeUp, delivery = null, ...rest }: CodeEntryProps) {
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
