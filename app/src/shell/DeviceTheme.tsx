import { useLocale } from '@wallet/ui/texts';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import type { ReactNode } from 'react';
import { useServices } from '../providers/Services.ts';
import { deviceKeys } from '../storage/keys.ts';
import { useDeviceValue } from '../providers/useDeviceValue.ts';

/** The brand of the product in the theme that was chosen on this device, with balances shown or hidden (WISH-019, WISH-003), in the language of the texts (WISH-020). */
export function DeviceTheme({ children }: { readonly children: ReactNode }) {
  const { config } = useServices();
  const [theme] = useDeviceValue(deviceKeys.theme);
  const [contrast] = useDeviceValue(deviceKeys.contrast);
  const [balances] = useDeviceValue(deviceKeys.balances);
  return (
    <ThemeRoot
      brand={config.brand}
      theme={theme ?? 'system'}
      contrast={contrast ?? 'standard'}
      balances={balances ?? 'shown'}
      lang={useLocale().slice(0, 2)}
    >
      {children}
    </ThemeRoot>
  );
}
