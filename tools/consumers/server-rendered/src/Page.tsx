import { LoginScreen } from '@wallet/ui/screens/login';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';

const resolveDone = () => Promise.resolve({ kind: 'done' } as const);
const ignore = (): void => undefined;

export function Page() {
  return (
    <ThemeRoot>
      <LoginScreen
        step={{ name: 'phone', by: 'password', phone: '' }}
        onPhone={resolveDone}
        onPassword={resolveDone}
        onCode={resolveDone}
        onResendCode={resolveDone}
        onSwitchMethod={ignore}
        onChangeAccount={ignore}
        onBack={ignore}
        onContactSupport={ignore}
        forgotPasswordHref="/forgot"
        signUpHref="/signup"
        logInHref="/login"
        supportHref="/support"
      />
    </ThemeRoot>
  );
}
