import { loadLater } from '../../api/loadLater.ts';
import { useServices } from '../../providers/Services.ts';
import type { CodeLogin, PasswordLogin } from './signIn.ts';

/** The request, its schemas and the client of the provider: loaded when the login has painted (D2). */
export const loadSignIn = () => import('./signIn.ts');

export type SignIn = {
  readonly byPassword: (login: PasswordLogin) => Promise<void>;
  readonly byCode: (login: CodeLogin) => Promise<void>;
};

/** The two ways to begin a session. */
export function useSignIn(): SignIn {
  const services = useServices();
  return {
    byPassword: async (login) => (await loadLater(loadSignIn)).signInByPassword(services, login),
    byCode: async (login) => (await loadLater(loadSignIn)).signInByCode(services, login),
  };
}
