import { builtInLocale } from '@wallet/core/format/locale';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { LinkProvider, WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { LocaleProvider, TextsProvider, useLocale } from '@wallet/ui/texts';
import { type ComponentType, type ReactNode, useCallback, useMemo, useState } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { type Language, loadLanguage } from './loadLanguage.ts';
import { closeOnBack } from './operations/page/entries.ts';
import { walletUi } from './operations/walletUi.ts';
import { locales, type CreatedServices, type Services, ServicesContext, useServices } from './providers/Services.ts';
import { useDeviceValue } from './providers/useDeviceValue.ts';
import { AppRoutes, type AppRoutesProps } from './routing/AppRoutes.tsx';
import { RouteBoundary } from './routing/RouteBoundary.tsx';
import { paths } from './routing/paths.ts';
import { Messages } from './shell/Messages.tsx';
import { deviceKeys } from './storage/keys.ts';

function FollowLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback((path: string) => void navigate(path), [navigate]);
  return <LinkProvider navigate={follow}>{children}</LinkProvider>;
}

/**
 * Applies the product's brand, the theme and balance visibility chosen on this device (WISH-019, WISH-003), and the language of the texts
 * (WISH-020).
 */
function DeviceTheme({ children }: { readonly children: ReactNode }) {
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

const english: Language = { locale: builtInLocale, texts: {} };

export type AppProps = Partial<AppRoutesProps> & {
  readonly services: CreatedServices;
  /** The customer's language on page load. @default the built-in one, English */
  readonly language?: Language;
  /** Provides the location. The build, which draws first screens, has no address bar. @default BrowserRouter */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
};

const sectionHrefs = {
  profile: paths.profile.to(),
  settings: paths.settings.to(),
  security: paths.security.to(),
  addressBook: paths.addressBook.to(),
  plans: paths.accountPlans.to(),
};

/** Returns the services in the current language, with `speak` to change it. Only the texts are drawn again (LANG-016). */
function useLanguageServices(made: CreatedServices, first: Language) {
  const [language, setLanguage] = useState(first);
  const services = useMemo<Services>(
    () => ({
      ...made,
      locale: language.locale,
      speak: async (name) => {
        made.storage.write(deviceKeys.language, name);
        const next = await loadLanguage({ locale: locales[name], monitoring: made.monitoring });
        made.setLocale(next.locale);
        setLanguage(next);
      },
    }),
    [made, language],
  );
  return { services, language };
}

export function App({ services: made, language: first = english, isContinued = false, typedPhone = '', Router = BrowserRouter }: AppProps) {
  const { services, language } = useLanguageServices(made, first);
  return (
    <ServicesContext value={services}>
      <LocaleProvider locale={language.locale}>
        <DeviceTheme>
          <TextsProvider overrides={language.texts}>
            <Router>
              <RouteBoundary>
                <WalletRoot ui={walletUi} homeHref={paths.home.to()} sectionHrefs={sectionHrefs} back={closeOnBack} slots={<Messages />}>
                  <FollowLinks>
                    <AppRoutes isContinued={isContinued} typedPhone={typedPhone} />
                  </FollowLinks>
                </WalletRoot>
              </RouteBoundary>
            </Router>
          </TextsProvider>
        </DeviceTheme>
      </LocaleProvider>
    </ServicesContext>
  );
}
