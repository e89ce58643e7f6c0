import { createLazyPort } from '../../adapters/createLazyPort.ts';
import { loadOrOffline } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';
import type { CodeLogin, PasswordLogin } from './requests.lazy.ts';

/** Requests, schemas and the provider's client, loaded after the first screen has painted (D2). */
export const loadSessionRequests = () => import('./requests.lazy.ts');

export const sessionRequests = createLazyPort(() => loadOrOffline(loadSessionRequests));

export type SignIn = {
  readonly byPassword: (login: PasswordLogin) => Promise<void>;
  readonly byCode: (login: CodeLogin) => Promise<void>;
};

export function useSignIn(): SignIn {
  const services = useServices();
  return {
    byPassword: (login) => sessionRequests.signInByPassword(services, login),
    byCode: (login) => sessionRequests.signInByCode(services, login),
  };
}

export function useSignUp(): (registration: CodeLogin) => Promise<void> {
  const services = useServices();
  return (registration) => sessionRequests.signUp(services, registration);
}
