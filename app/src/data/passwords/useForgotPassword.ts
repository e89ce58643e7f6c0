import { loadLater } from '../../api/loadLater.ts';
import { useServices } from '../../providers/Services.ts';

export type ForgotPassword = { readonly username: string; readonly isResend?: boolean };

/** Has a temporary password sent; answers the seconds until it may be asked for again. The request's code is loaded when it is first made. */
export function useForgotPassword(): (request: ForgotPassword) => Promise<number> {
  const services = useServices();
  return async ({ username, isResend = false }) => {
    const { requestTemporaryPassword } = await loadLater(() => import('./requestTemporaryPassword.ts'));
    return requestTemporaryPassword(services, username, isResend);
  };
}
