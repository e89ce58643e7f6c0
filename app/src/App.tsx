import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { LocaleProvider, TextsProvider } from '@wallet/ui/texts';
import { builtInLocale } from '@wallet/core/format/locale';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Language } from './loadLanguage.ts';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { DeviceTheme } from './shell/DeviceTheme.tsx';
import { Documents } from './routing/Documents.tsx';
import { FollowLinks } from './routing/FollowLinks.tsx';
import { walletUi } from './operations/walletUi.ts';
import { paths } from './routing/paths.ts';
import { Messages } from './shell/Messages.tsx';
import { RouteBoundary } from './routing/RouteBoundary.tsx';
import { ServicesContext, type Services } from './providers/Services.ts';

const english: Language = { locale: builtInLocale, texts: {} };

export type AppProps = {
  readonly services: Services;
  /** The customer's. @default the built-in one, which is English */
  readonly language?: Language;
  /** What knows the address. The build, which draws first screens, has no address bar. @default BrowserRouter */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** A page is there and answers: called for each. */
  readonly onShown?: () => void;
};

const sectionHrefs = {
  profile: paths.profile.to(),
  settings: paths.settings.to(),
  security: paths.security.to(),
  addressBook: paths.addressBook.to(),
  plans: paths.accountPlans.to(),
};

/** The app: its services, its one overlay slot, its routes. */
export function App({ services, language = english, Router = BrowserRouter, onShown }: AppProps) {
  return (
    <ServicesContext value={services}>
      <LocaleProvider locale={language.locale}>
        <DeviceTheme>
          <TextsProvider overrides={language.texts}>
            <Router>
              <RouteBoundary>
                <Documents>
                  <WalletRoot
                    ui={walletUi}
                    homeHref={paths.home.to()}
                    supportHref={paths.support.to()}
                    sectionHrefs={sectionHrefs}
                    slots={<Messages />}
                  >
                    <FollowLinks>
                      <AppRoutes {...(onShown === undefined ? {} : { onShown })} />
                    </FollowLinks>
                  </WalletRoot>
                </Documents>
              </RouteBoundary>
            </Router>
          </TextsProvider>
        </DeviceTheme>
      </LocaleProvider>
    </ServicesContext>
  );
}
