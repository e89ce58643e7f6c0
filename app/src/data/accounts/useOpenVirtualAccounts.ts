import { openVirtualAccounts } from '@wallet/contract/accounts';
import { useCallback } from 'react';
import { useCall } from '../../providers/useCall.ts';
import { useMoneyMoved } from '../useMoneyMoved.ts';

/** Makes the wallets and the stablecoin accounts of a customer (API-028); accounts and balances are stale then. */
export function useOpenVirtualAccounts(): (password: string) => Promise<void> {
  const call = useCall();
  const moneyMoved = useMoneyMoved();
  return useCallback(
    async (password) => {
      await call(openVirtualAccounts, { body: { password, consent: true } });
      await moneyMoved();
    },
    [call, moneyMoved],
  );
}
