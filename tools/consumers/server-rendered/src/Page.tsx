import { LoginScreen } from '@wallet/ui/screens/login';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';

const done = () => Promise.resolve({ kind: 'done' } as const);
const nothing = (): void => undefined;

export function Page() {
  return (
    <ThemeRoot>
      <LoginScreen
        step={{ name: 'phone', by: 'password', phone: '' }}
        onPhone={done}
        onPassword={done}
        onCode={done}
        onResendCode={done}
        onSwitchMethod={nothing}
        onChangeAccount={nothing}
        onBack={nothing}
        onContactSupport={nothing}
        forgotPasswordHref="/forgot"
        signUpHref="/signup"
        logInHref="/login"
        supportHref="/support"
      />
    </ThemeRoot>
  );
}
