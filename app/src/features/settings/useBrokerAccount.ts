import type { SettingsScreenProps } from '@wallet/ui/screens/settings/SettingsScreen.types';
import { ApiError, Refusal } from '../../api/errors.ts';
import { loadLater } from '../../api/loadLater.ts';
import { refusalText } from '../../api/refusalText.ts';
import { useRequestBrokerAccount } from '../../data/broker-account/useRequestBrokerAccount.ts';
import { useUserInfo } from '../../data/user-info/useUserInfo.ts';
import { useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { toBroker } from './toSettingsView.ts';

/** The broker's status and its request; who has not finished the registration is asked to (D-SET-12). */
export function useBrokerAccount(): Pick<SettingsScreenProps, 'broker' | 'onRequestBroker'> {
  const { data: info } = useUserInfo();
  const session = useSession();
  const request = useRequestBrokerAccount();
  return {
    broker: toBroker(info),
    onRequestBroker: async () => {
      try {
        if (session === null || !isKycComplete(session)) {
          const { openOperationPrompt } = await loadLater(() => import('../../operations/access/openOperationPrompt.tsx'));
          openOperationPrompt('completeRegistration');
          return { kind: 'done' };
        }
        await request.mutateAsync();
        return { kind: 'done' };
      } catch (error) {
        if (error instanceof Refusal) return { kind: 'refused', message: refusalText(error.body) };
        if (error instanceof ApiError) return { kind: 'refused' };
        throw error;
      }
    },
  };
}
