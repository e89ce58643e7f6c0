import { balanceCardTexts } from '@wallet/ui/patterns/BalanceCard';
import { useTexts } from '@wallet/ui/texts';
import { useRef } from 'react';
import { deviceKeys } from '../../storage/keys.ts';
import { useDeviceValue } from '../../providers/useDeviceValue.ts';
import { showToast } from '../../operations/walletUi.ts';

/** One setting for all screens, stored on this device. Hiding balances for the first time shows an explanation (WISH-001, WISH-003). */
export function useHideBalances(): (hidden: boolean) => void {
  const [kept, keep] = useDeviceValue(deviceKeys.balances);
  const texts = useTexts(balanceCardTexts);
  const closeToast = useRef<(() => void) | null>(null);
  return (hidden) => {
    keep(hidden ? 'hidden' : 'shown');
    closeToast.current?.();
    if (hidden && kept === null)
      closeToast.current = showToast({ text: texts.hidden, action: { label: texts.show, onPress: () => keep('shown') } });
  };
}
