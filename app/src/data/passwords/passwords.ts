import { lazyPort } from '../../adapters/lazyPort.ts';
import { loadLater } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';
import type { PasswordChange } from './requests.lazy.ts';

/** The requests, their schemas and the client of the provider: loaded when one is first made, because visitors come here too (D2). */
const requests = lazyPort(() => loadLater(() => import('./requests.lazy.ts')));

export type ForgotPassword = { readonly username: string; readonly isResend?: boolean };

/** Has a temporary password sent. @returns the seconds until another one may be requested */
export function useForgotPassword(): (request: ForgotPassword) => Promise<number> {
  const services = useServices();
  return ({ username, isResend = false }) => requests.requestTemporaryPassword(services, username, isResend);
}

/** Changes the password; when it is done the app leaves the page by itself (PWD-017). */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const services = useServices();
  return (change) => requests.changePassword(services, change);
}
