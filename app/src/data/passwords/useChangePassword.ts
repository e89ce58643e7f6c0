import { useServices } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { changePassword, type PasswordChange } from './changePassword.ts';

/** Changes the password; when it is done the app leaves the page by itself (PWD-017). */
export function useChangePassword(): (change: PasswordChange) => Promise<void> {
  const call = useCall();
  const services = useServices();
  return (change) => changePassword(services, call, change);
}
