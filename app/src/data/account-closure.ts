import { useQuery } from '@tanstack/react-query';
import { closeAccount, requestClosureCode } from '@wallet/contract/customer/account-closure';
import { accountClosureResendSeconds } from '@wallet/core/limits/limits';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { Refusal } from '../api/errors.ts';
import { type Services, useServices } from '../providers/Services.ts';
import { useCall } from '../providers/useCall.ts';
import { sessionKeys } from '../storage/keys.ts';

/** Keyed by history entry, because each entry to the page requests a new code (D-PROF-12). */
const accountClosureKeys = { code: (entry: string) => ['account-closure', entry] } as const;

const CODE_PENDING = 110;

export type ClosureCodeAnswer = {
  readonly uuid: string;
  /** The provider's text about where the code was sent. Null when it sent none. */
  readonly message: string | null;
  /** Epoch milliseconds from which another code may be requested. */
  readonly resendAt: number;
};

/** Requests a code. If one is still pending, continues with it (D-PROF-12). */
export async function requestOrResumeCode(call: Call, now: () => number): Promise<ClosureCodeAnswer> {
  try {
    const { uuid, message } = await call(requestClosureCode, {});
    return { uuid, message: message === '' ? null : message, resendAt: now() + accountClosureResendSeconds * 1000 };
  } catch (error) {
    if (!(error instanceof Refusal) || error.body.code !== CODE_PENDING || error.body.uuid === undefined) throw error;
    const { uuid, expired = accountClosureResendSeconds } = error.body;
    return { uuid, message: null, resendAt: now() + expired * 1000 };
  }
}

/** Returns the code of this history entry, stored before a reload, or requests a new one (D-PROF-12). */
export async function getCodeOfEntry(
  entry: string,
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  call: Call,
): Promise<ClosureCodeAnswer> {
  const storedCode = storage.read(sessionKeys.closureCode);
  if (storedCode !== null && storedCode.entry === entry && storedCode.resendAt > clock.now()) return storedCode;
  const answer = await requestOrResumeCode(call, clock.now);
  storage.write(sessionKeys.closureCode, { entry, ...answer });
  return answer;
}

/**
 * The code that closes the account (API-080). Requested once per entry to the page, even if it is mounted twice or reloaded.
 * @param entry key of the history entry
 */
export function useClosureCode(entry: string) {
  const call = useCall();
  const services = useServices();
  const query = useQuery({ queryKey: accountClosureKeys.code(entry), queryFn: () => getCodeOfEntry(entry, services, call) });
  const { refetch } = query;
  const askAgain = useCallback(() => {
    services.storage.remove(sessionKeys.closureCode);
    void refetch();
  }, [services, refetch]);
  return { code: query.data, error: query.error, isAsking: query.isFetching, askAgain };
}

/** Closes the account permanently (API-081, PROF-022). All the customer's sessions end with it. */
export function useCloseAccount(): (confirmation: { readonly uuid: string; readonly code: string }) => Promise<void> {
  const call = useCall();
  return async (body) => {
    await call(closeAccount, { body });
  };
}
