import { loadLater } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';
import type { CodeLogin, PasswordLogin, Registration } from './later.ts';

/** The requests, their schemas and the client of the provider: loaded when the first screen has painted (D2). */
export const loadSessionRequests = () => import('./later.ts');

export type SignIn = {
  readonly byPassword: (login: PasswordLogin) => Promise<void>;
  readonly byCode: (login: CodeLogin) => Promise<void>;
};

/** The two ways to begin a session. */
export function useSignIn(): SignIn {
  const services = useServices();
  return {
    byPassword: async (login) => (await loadLater(loadSessionRequests)).signInByPassword(services, login),
    byCode: async (login) => (await loadLater(loadSessionRequests)).signInByCode(services, login),
  };
}

/** Registers; a session begins by it. */
export function useSignUp(): (registration: Registration) => Promise<void> {
  const services = useServices();
  return async (registration) => (await loadLater(loadSessionRequests)).signUp(services, registration);
}
