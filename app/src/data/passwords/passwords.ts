import { loadLater } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';
import type { PasswordChange } from './later.ts';

/** The requests, their schemas and the client of the provider: loaded when one is first made, because visitors come here too (D2). */
const loadRequests = () => loadLater(() => import('./later.ts'));

export type ForgotPassword = { readonly username: string; readonly isResend?: boolean };

/** Has a temporary password sent. @returns the seconds until another one may be requested */
export function useForgotPassword(): (request: ForgotPassword) => Promise<number> {
  const services = useServices();
  return async ({ username, isResend = false }) => (await loadRequests()).requestTemporaryPassword(services, username, isResend);
}

/** Changes the password; when it is done the app leaves the page by itself (PWD-017). */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const services = useServices();
  return async (change) => (await loadRequests()).changePassword(services, change);
}
