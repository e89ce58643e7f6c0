import { useQueryClient } from '@tanstack/react-query';
import { requestBrokerAccount } from '@wallet/contract/customer/broker-account';
import type { AgreementStatus, UserInfo } from '@wallet/contract/customer/user-info';
import { useCall } from '../providers/useCall.ts';
import { userInfoKeys } from './user-info.ts';

const BROKER = 'securities';

/** Status of the agreement with the broker. A missing entry counts as `none` (SET-017, D-SET-10). */
export function getBrokerStatus({ serviceProviders }: Pick<UserInfo, 'serviceProviders'>): AgreementStatus | 'unknown' {
  return serviceProviders.find(({ serviceProvider }) => serviceProvider === BROKER)?.status ?? 'none';
}

/** Returns the user info with another broker status. Undefined when no user info is loaded. */
export function withBrokerStatus<Info extends Pick<UserInfo, 'serviceProviders'>>(
  info: Info | undefined,
  status: AgreementStatus,
): Info | undefined {
  if (info === undefined) return undefined;
  const others = info.serviceProviders.filter(({ serviceProvider }) => serviceProvider !== BROKER);
  return { ...info, serviceProviders: [...others, { serviceProvider: BROKER, status }] };
}

/**
 * Requests a broker account (API-083). Sets `requested` in the user info immediately, then the status of the response. A failure restores
 * the former status (SET-015, D-SET-11).
 */
export function useRequestBrokerAccount(): () => Promise<void> {
  const call = useCall();
  const queries = useQueryClient();
  const read = () => queries.getQueryData<UserInfo>(userInfoKeys.all);
  return async () => {
    const former = read();
    queries.setQueryData(userInfoKeys.all, withBrokerStatus(former, 'requested'));
    try {
      const { sign_on_securities: status } = await call(requestBrokerAccount, {});
      queries.setQueryData(userInfoKeys.all, withBrokerStatus(read(), status));
    } catch (error) {
      queries.setQueryData(userInfoKeys.all, former);
      throw error;
    }
  };
}
