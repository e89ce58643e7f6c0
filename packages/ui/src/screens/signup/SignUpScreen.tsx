import { BotCheckNotice } from '../../components/BotCheckNotice/BotCheckNotice.tsx';
import { VisitorPage } from '../../patterns/VisitorPage/VisitorPage.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import { PhoneEntry } from './PhoneEntry.tsx';
import { Preview } from './Preview.tsx';
import type { SignUpScreenProps } from './SignUpScreen.types.ts';

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
