import { requestBrokerAccount } from '@wallet/contract/broker-account';
import type { UserInfo } from '@wallet/contract/user-info';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../providers/useCall.ts';
import { userInfoKeys } from '../queryKeys.ts';
import { withBrokerStatus } from './withBrokerStatus.ts';

/**
 * Asks for an account with the broker (API-083). `requested` stands in the user info at once; the answer's status wins, and a failure puts
 * the former one back (SET-015, D-SET-11).
 */
export function useRequestBrokerAccount() {
  const call = useCall();
  const queries = useQueryClient();
  const read = () => queries.getQueryData<UserInfo>(userInfoKeys.all);
  return useMutation({
    mutationFn: () => call(requestBrokerAccount, {}),
    onMutate: () => {
      const former = read();
      queries.setQueryData(userInfoKeys.all, withBrokerStatus(former, 'requested'));
      return former;
    },
    onSuccess: ({ sign_on_securities: status }) => queries.setQueryData(userInfoKeys.all, withBrokerStatus(read(), status)),
    onError: (_error, _asked, former) => queries.setQueryData(userInfoKeys.all, former),
  });
}
