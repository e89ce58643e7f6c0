import { lazyPort } from '../../adapters/lazyPort.ts';
import { loadLater } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';
import type { CodeLogin, PasswordLogin, Registration } from './requests.lazy.ts';

/** The requests, their schemas and the client of the provider: loaded when the first screen has painted (D2). */
export const loadSessionRequests = () => import('./requests.lazy.ts');

export const sessionRequests = lazyPort(() => loadLater(loadSessionRequests));

export type SignIn = {
  readonly byPassword: (login: PasswordLogin) => Promise<void>;
  readonly byCode: (login: CodeLogin) => Promise<void>;
};

/** The two ways to begin a session. */
export function useSignIn(): SignIn {
  const services = useServices();
  return {
    byPassword: (login) => sessionRequests.signInByPassword(services, login),
    byCode: (login) => sessionRequests.signInByCode(services, login),
  };
}

/** Registers; a session begins by it. */
export function useSignUp(): (registration: Registration) => Promise<void> {
  const services = useServices();
  return (registration) => sessionRequests.signUp(services, registration);
}
