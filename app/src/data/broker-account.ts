import { useQueryClient } from '@tanstack/react-query';
import { requestBrokerAccount } from '@wallet/contract/customer/broker-account';
import type { AgreementStatus, UserInfo } from '@wallet/contract/customer/user-info';
import { useCall } from '../providers/useCall.ts';
import { userInfoKeys } from './user-info.ts';

const BROKER = 'securities';

/** The status of the agreement with the broker; no entry at all counts as `none` (SET-017, D-SET-10). */
export function brokerStatus({ serviceProviders }: Pick<UserInfo, 'serviceProviders'>): AgreementStatus | 'unknown' {
  return serviceProviders.find(({ serviceProvider }) => serviceProvider === BROKER)?.status ?? 'none';
}

/** User info in which the broker's status is another; undefined where nothing is known of the customer. */
export function withBrokerStatus<Info extends Pick<UserInfo, 'serviceProviders'>>(
  info: Info | undefined,
  status: AgreementStatus,
): Info | undefined {
  if (info === undefined) return undefined;
  const others = info.serviceProviders.filter(({ serviceProvider }) => serviceProvider !== BROKER);
  return { ...info, serviceProviders: [...others, { serviceProvider: BROKER, status }] };
}

/**
 * Asks for an account with the broker (API-083). `requested` is in the user info at once; the answer's status wins, and a failure puts
 * the former one back (SET-015, D-SET-11).
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
