import { loadLater } from '../../api/loadLater.ts';
import { useServices } from '../../providers/Services.ts';
import type { Registration } from './signUp.ts';

/** The request, its schemas and the client of the provider. */
export const loadSignUp = () => import('./signUp.ts');

/** Registers; the request's code is loaded when it is first made (D2). */
export function useSignUp(): (registration: Registration) => Promise<void> {
  const services = useServices();
  return async (registration) => (await loadLater(loadSignUp)).signUp(services, registration);
}
