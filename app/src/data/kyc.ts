import { finishKyc, resetStuckKyc, startKyc } from '@wallet/contract/customer/kyc';
import type { UserStatus } from '@wallet/contract/access/session';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';
import { learnStatus } from '../session/learnStatus.ts';
import { userInfoKeys } from './user-info.ts';

type Answer = { readonly user: { readonly status: UserStatus | 'unknown' } };

export type KycSteps = {
  /** Applies, or goes on with an application: answers the address of the identity host's frame (API-014). */
  readonly start: () => Promise<string>;
  /** The frame is complete (API-015). */
  readonly finish: () => Promise<void>;
  /** A stuck application begins afresh (API-016). */
  readonly reset: () => Promise<void>;
  /** Asks for the status again: what the customer wanted is no longer open to them. */
  readonly refresh: () => Promise<void>;
};

/** The three steps of the identity check. Each tells the session the status that it led to (KYC-021); user info is asked again after it. */
export function useKycSteps(): KycSteps {
  const call = useCall();
  const { session } = useServices();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: userInfoKeys.all });

  function learn({ user }: Answer): void {
    learnStatus(session, user.status);
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
