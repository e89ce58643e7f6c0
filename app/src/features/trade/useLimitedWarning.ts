import { useDeviceValue } from '../../providers/useDeviceValue.ts';
import { useSession } from '../../providers/Services.ts';
import { customerKeys } from '../../storage/keys.ts';

type LimitedWarning = { readonly isHidden: boolean; readonly onWarningClosed: (isNeverAgain: boolean) => void };

/** Whether this customer wants no more of the warning on this device (LEG-006, D-LEG-18). */
export function useLimitedWarning(): LimitedWarning {
  const [kept, write] = useDeviceValue(customerKeys.stablecoinWarning(useSession()?.userId ?? ''));
  return {
    isHidden: kept === 'hidden',
    onWarningClosed: (isNeverAgain) => {
      if (isNeverAgain) write('hidden');
    },
  };
}
