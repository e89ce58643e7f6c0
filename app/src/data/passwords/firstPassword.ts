import { useQueryClient } from '@tanstack/react-query';
import { setUpPassword } from '@wallet/contract/access/passwords';
import { hashPassword } from '@wallet/core/credentials/passwordHash';
import { useServices } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { updateStatus } from '../../session/updateStatus.ts';
import { sessionKeys } from '../../storage/keys.ts';
import { userInfoKeys } from '../user-info.ts';

/**
 * Sets the first password (PWD-011). Its hash is stored for the check on this device (PWD-027), and KYC is complete (D-PWD-07). Separate
 * from the other passwords, because visitors load those.
 */
export function useSetUpPassword(): (password: string) => Promise<void> {
  const call = useCall();
  const { session, storage } = useServices();
  const queries = useQueryClient();
  return async (password) => {
    const { user } = await call(setUpPassword, { body: { password } });
    storage.write(sessionKeys.passwordHash, await hashPassword(password));
    updateStatus(session, user.status);
    void queries.invalidateQueries({ queryKey: userInfoKeys.all });
  };
}
