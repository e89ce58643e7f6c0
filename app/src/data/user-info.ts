import { readUserInfo, type UserInfo } from '@wallet/contract/customer/user-info';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Call } from '../api/call.ts';
import { useCall } from '../providers/useCall.ts';
import { useServices, type Services } from '../providers/Services.ts';
import { deviceKeys } from '../storage/keys.ts';

/** The first element of a key is its resource, so that one call can remove all of its queries. */
export const userInfoKeys = { all: ['user-info'] } as const;

/** Copies the newest status to the session, and the name for greetings to the device (D-SES-19, D-AUTH-19, D-USR-07). */
function applyUserInfo({ session, storage }: Services, info: UserInfo): void {
  const current = session.current();
  if (current === null) return;
  const addressStatus = info.dossier?.address.verifiedStatus ?? current.addressStatus;
  const facts = { uuid: info.uuid, status: info.status, addressStatus };
  const isNews = facts.uuid !== current.uuid || facts.status !== current.status || facts.addressStatus !== current.addressStatus;
  if (isNews) session.dispatch({ name: 'userRead', userId: current.userId, facts });
  const givenName = info.dossier?.personal.givenName ?? null;
  if (givenName !== null && givenName !== '') storage.write(deviceKeys.givenName, givenName);
}

/** Separate from the hook, so that a prefetch uses the same key. */
export const createUserInfoQuery = (services: Services, call: Call) => ({
  queryKey: userInfoKeys.all,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<UserInfo> => {
    const info = await call(readUserInfo, {}, { signal, repeats: true });
    applyUserInfo(services, info);
    return info;
  },
});

/** The signed-in customer's data (API-017). */
export function useUserInfo(): UseQueryResult<UserInfo> {
  return useQuery(createUserInfoQuery(useServices(), useCall()));
}
