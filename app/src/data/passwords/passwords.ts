import { createLazyPort } from '../../adapters/createLazyPort.ts';
import { loadOrOffline } from '../../api/errors.ts';
import { useServices } from '../../providers/Services.ts';
import type { PasswordChange } from './requests.lazy.ts';

/** Requests, schemas and the provider's client, loaded on first use because visitors open these pages too (D2). */
const requests = createLazyPort(() => loadOrOffline(() => import('./requests.lazy.ts')));

export type ForgotPassword = { readonly username: string; readonly isResend?: boolean };

/** Requests a temporary password. @returns the seconds until another one may be requested */
export function useForgotPassword(): (request: ForgotPassword) => Promise<number> {
  const services = useServices();
  return ({ username, isResend = false }) => requests.requestTemporaryPassword(services, username, isResend);
}

/** Changes the password. The app then leaves the page by itself (PWD-017). */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const services = useServices();
  return (change) => requests.changePassword(services, change);
}
