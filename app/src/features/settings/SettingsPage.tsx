import { useQueryClient } from '@tanstack/react-query';
import { chooseLanguage } from '@wallet/contract/customer/user-info';
import { SettingsScreen, settingsTexts } from '@wallet/ui/screens/settings';
import { useTexts } from '@wallet/ui/texts';
import { useNavigate } from 'react-router-dom';
import { toAppHref } from '../../config/appHref.ts';
import { useOperations } from '../../data/accounts.ts';
import { useChosenLanguage } from '../../operations/page/useChosenLanguage.ts';
import { showToast } from '../../operations/walletUi.ts';
import { toLanguageName, useServices, useSession } from '../../providers/Services.ts';
import { useCall } from '../../providers/useCall.ts';
import { useDeviceValue } from '../../providers/useDeviceValue.ts';
import { paths } from '../../routing/paths.ts';
import { isKycComplete } from '../../session/Session.ts';
import { deviceKeys } from '../../storage/keys.ts';
import { useBiometricsSetting, useBrokerAccount } from './model.ts';

/**
 * The language of this device, which the provider also uses in messages to the customer (LANG-006). Data on the screen is requested again
 * in it (LANG-016). If the request fails, the choice stays on the device and is sent at the next sign-in.
 */
function useStoredLanguage() {
  const { language } = useChosenLanguage();
  const { speak } = useServices();
  const call = useCall();
  const queries = useQueryClient();
  return {
    language,
    onLanguage: (tag: string): void => {
      const chosen = toLanguageName(tag);
      void speak(chosen).then(() => queries.invalidateQueries());
      void call(chooseLanguage, { body: { language: chosen } }).catch(() => undefined);
    },
  } as const;
}

/** App settings of this device (SET-001). */
export function SettingsPage() {
  const { config } = useServices();
  const texts = useTexts(settingsTexts);
  const navigate = useNavigate();
  const { biometrics, turnOff } = useBiometricsSetting();
  const brokerAccount = useBrokerAccount();
  const isBraked = useOperations({ enabled: isKycComplete(useSession()) }).data?.settings.scam_brake === true;
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
        setCurrency(chosen === 'USD' ? 'USD' : 'EUR');
        showToast({ text: texts.currencyUpdated });
      }}
      theme={theme ?? 'system'}
      onTheme={setTheme}
      contrast={contrast ?? 'standard'}
      onContrast={setContrast}
      {...useStoredLanguage()}
    />
  );
}
