import { finishKyc, resetStuckKyc, startKyc } from '@wallet/contract/customer/kyc';
import type { UserStatus } from '@wallet/contract/access/session';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';
import { updateStatus } from '../session/updateStatus.ts';
import { userInfoKeys } from './user-info.ts';

type Answer = { readonly user: { readonly status: UserStatus | 'unknown' } };

export type KycSteps = {
  /** Starts or continues an application. Resolves with the address of the identity host's frame (API-014). */
  readonly start: () => Promise<string>;
  /** Reports that the frame is complete (API-015). */
  readonly finish: () => Promise<void>;
  /** Restarts a stuck application (API-016). */
  readonly reset: () => Promise<void>;
  /** Requests the status again, when the step is no longer open to the customer. */
  readonly refresh: () => Promise<void>;
};

/** The three steps of the identity check. Each passes the resulting status to the session (KYC-021) and refreshes the user info. */
export function useKycSteps(): KycSteps {
  const call = useCall();
  const { session } = useServices();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: userInfoKeys.all });

  function learn({ user }: Answer): void {
    updateStatus(session, user.status);
    void refresh();
  }
  return {
    start: async () => {
      const answer = await call(startKyc, {});
      learn(answer);
      return answer.frame_url;
    },
    finish: async () => learn(await call(finishKyc, {})),
    reset: async () => learn(await call(resetStuckKyc, {})),
    refresh,
  };
}
