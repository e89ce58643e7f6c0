import { TextsProvider, type TextOverrides } from '@wallet/ui/texts/Texts';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './routing/AppRoutes.tsx';
import { DeviceTheme } from './shell/DeviceTheme.tsx';
import { FollowLinks } from './routing/FollowLinks.tsx';
import { Messages } from './shell/Messages.tsx';
import { RouteBoundary } from './routing/RouteBoundary.tsx';
import { RouteChange } from './routing/RouteChange.tsx';
import { ServicesContext, type Services } from './providers/Services.ts';

const builtInTexts: TextOverrides = {};

export type AppProps = {
  readonly services: Services;
  /** Those of the customer's language. @default the built-in ones, which are English */
  readonly texts?: TextOverrides;
  /** What knows the address. The build, which draws first screens, has no address bar. @default BrowserRouter */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** A page stands and answers: called for each. */
  readonly onShown?: () => void;
};

/** The app: its services, its one overlay slot, its routes. */
export function App({ services, texts = builtInTexts, Router = BrowserRouter, onShown }: AppProps) {
  return (
    <ServicesContext value={services}>
      <DeviceTheme>
        <TextsProvider overrides={texts}>
          <Router>
            <RouteBoundary>
              <FollowLinks />
              <RouteChange />
              <AppRoutes {...(onShown === undefined ? {} : { onShown })} />
              <Messages />
            </RouteBoundary>
          </Router>
        </TextsProvider>
      </DeviceTheme>
    </ServicesContext>
  );
}
