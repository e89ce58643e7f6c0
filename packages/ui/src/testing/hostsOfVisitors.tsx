import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { createHost } from './Host.tsx';
import { noop } from './Sample.ts';

const done = async () => ({ kind: 'done' }) as const;

const phone = '+37060000001';
const noCodesLeft = { method: 'sms', digits: 6, resendAt: 0, attemptsLeft: 0, wasWaiting: false } as const;
const message = { kind: 'message', message: 'Not now', pointsToSupport: true } as const;

export const hostsOfVisitors = [
  createHost('the log-in by a code', LoginScreen, {
    minimal: { step: { name: 'phone', by: 'code', phone, issue: message }, onPhone: done, onCode: done, onResendCode: done, onBack: noop },
    more: { onPassword: done, onSwitchMethod: noop, signUpHref: '#sign-up', supportHref: '#support' },
    offered: [
      ['button', 'Log in with a password'],
      ['link', 'Sign up'],
      ['link', 'Contact support'],
    ],
  }),
  createHost('the code of a log-in', LoginScreen, {
    minimal: { step: { name: 'code', phone, code: noCodesLeft }, onPhone: done, onCode: done, onResendCode: done, onBack: noop },
    more: { onContactSupport: noop },
    offered: [['button', 'Contact support']],
  }),
  createHost('the log-in by a password', LoginScreen, {
    minimal: {
      step: { name: 'phone', by: 'password', phone, issue: { kind: 'wrongCredentials' } },
      onPhone: done,
      onPassword: done,
      onBack: noop,
    },
    more: { onCode: done, onResendCode: done, onSwitchMethod: noop, signUpHref: '#sign-up' },
    offered: [['button', 'Log in with a one-time code'], ['link', 'Go to the registration'], "Don't you have an account yet?"],
  }),
  createHost('the password of a returning customer', LoginScreen, {
    minimal: { step: { name: 'password', phone, givenName: 'Ada' }, onPhone: done, onPassword: done, onBack: noop },
    more: { onSwitchMethod: noop, onChangeAccount: noop, forgotPasswordHref: '#password' },
    offered: [
      ['button', 'Log in with a one-time code'],
      ['button', 'Change account'],
      ['link', 'Forgot password?'],
    ],
  }),
];
