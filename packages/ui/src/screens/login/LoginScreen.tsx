import { useTexts } from '../../texts/Texts.tsx';
import { CodeStep } from '../../patterns/CodeStep/CodeStep.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { loginTexts } from './login.texts.ts';
import type { LoginScreenProps } from './LoginScreen.types.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { PhoneStep } from './PhoneStep.tsx';

/** Logs in by phone and password, or by phone and one-time code (AUTH). */
export function LoginScreen({ step, onBack, onLanguage, ...rest }: LoginScreenProps) {
  const texts = useTexts(loginTexts);
  switch (step.name) {
    case 'phone':
      return (
        <VisitorPage onLanguage={onLanguage}>
          <PhoneStep step={step} {...rest} />
        </VisitorPage>
      );
    case 'password':
      return (
        <VisitorPage {...(step.givenName === null ? { onBack } : { onLanguage })}>
          <PasswordStep step={step} onBack={onBack} {...rest} />
        </VisitorPage>
      );
    case 'code':
      return (
        <VisitorPage onBack={onBack}>
          <CodeStep title={texts.title} phone={step.phone} code={step.code} onChangeNumber={onBack} {...rest} />
        </VisitorPage>
      );
  }
}
