import { SettingsScreen, settingsTexts } from '@wallet/ui/screens/settings';
import { useTexts } from '@wallet/ui/texts';
import { useNavigate } from 'react-router-dom';
import { useOperations } from '../../data/accounts.ts';
import { useServices, useSession } from '../../providers/Services.ts';
import { isKycComplete } from '../../session/Session.ts';
import { useDeviceValue } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { deviceKeys } from '../../storage/keys.ts';
import { toAppHref, useBiometricsSetting, useBrokerAccount } from './model.ts';
import { useKeptLanguage } from './useKeptLanguage.ts';
import { showToast } from '../../operations/walletUi.ts';

/** How the app behaves on this device (SET-001). */
export function SettingsPage() {
  const { config } = useServices();
  const texts = useTexts(settingsTexts);
  const navigate = useNavigate();
  const session = useSession();
  const { biometrics, turnOff } = useBiometricsSetting();
  const brokerAccount = useBrokerAccount();
  const hasFeatures = session !== null && isKycComplete(session);
  const isBraked = useOperations({ enabled: hasFeatures }).data?.settings.scam_brake === true;
  const [currency, setCurrency] = useDeviceValue(deviceKeys.balanceCurrency);
  const [theme, setTheme] = useDeviceValue(deviceKeys.theme);
  const [contrast, setContrast] = useDeviceValue(deviceKeys.contrast);
  const [autoLock, setAutoLock] = useDeviceValue(deviceKeys.autoLock);
  return (
    <SettingsScreen
      {...brokerAccount}
      biometrics={biometrics}
      onBiometrics={(on) => {
        if (on) {
          void navigate(paths.biometrics.to());
          return;
        }
        turnOff();
        showToast({ text: texts.biometricsOff });
      }}
      appHref={toAppHref(config.links, navigator.userAgent)}
      changePasswordHref={paths.changePassword.to()}
      securityHref={config.security?.passkeys === true || config.security?.devices === true ? paths.security.to() : null}
      trustedHref={isBraked ? paths.trustedRecipients.to() : null}
      autoLock={autoLock ?? '5'}
      onAutoLock={setAutoLock}
      currency={currency ?? 'EUR'}
      onCurrency={(chosen) => {
        setCurrency(chosen);
        showToast({ text: texts.currencyUpdated });
      }}
      theme={theme ?? 'system'}
      onTheme={setTheme}
      contrast={contrast ?? 'standard'}
      onContrast={setContrast}
      {...useKeptLanguage()}
    />
  );
}
