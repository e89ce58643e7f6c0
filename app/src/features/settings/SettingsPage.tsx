import { showToast } from '@wallet/ui/patterns/ToastRegion/showToast';
import { SettingsScreen } from '@wallet/ui/screens/settings/SettingsScreen';
import { settingsTexts } from '@wallet/ui/screens/settings/settings.texts';
import { useTexts } from '@wallet/ui/texts/Texts';
import { useNavigate } from 'react-router-dom';
import { useDeviceValue } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { useServices } from '../../providers/Services.ts';
import { deviceKeys } from '../../storage/keys.ts';
import { toAppHref } from './toSettingsView.ts';
import { useBiometricsSetting } from './useBiometricsSetting.ts';
import { useBrokerAccount } from './useBrokerAccount.ts';

/** How the app behaves on this device (SET-001). */
export function SettingsPage() {
  const { config } = useServices();
  const texts = useTexts(settingsTexts);
  const navigate = useNavigate();
  const { biometrics, turnOff } = useBiometricsSetting();
  const brokerAccount = useBrokerAccount();
  const [currency, setCurrency] = useDeviceValue(deviceKeys.balanceCurrency);
  const [theme, setTheme] = useDeviceValue(deviceKeys.theme);
  const [contrast, setContrast] = useDeviceValue(deviceKeys.contrast);
  const [language, setLanguage] = useDeviceValue(deviceKeys.language);
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
      language={language ?? 'en'}
      onLanguage={(chosen) => {
        setLanguage(chosen);
        // Texts and formats are set before anything is drawn.
        location.reload();
      }}
    />
  );
}
