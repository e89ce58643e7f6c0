import { TextsProvider, type TextOverrides } from '@wallet/ui/texts/Texts';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './AppRoutes.tsx';
import { DeviceTheme } from './frame/DeviceTheme.tsx';
import { FollowLinks } from './frame/FollowLinks.tsx';
import { Messages } from './frame/Messages.tsx';
import { RouteBoundary } from './frame/RouteBoundary.tsx';
import { RouteChange } from './frame/RouteChange.tsx';
import { ServicesContext, type Services } from './providers/Services.ts';

const textOverrides: TextOverrides = {};

export type AppProps = {
  readonly services: Services;
  /** What knows the address. The build, which draws first screens, has no address bar. @default BrowserRouter */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
  /** A page stands and answers: called for each. */
  readonly onShown?: () => void;
};

/** The app: its services, its one overlay slot, its routes. */
export function App({ services, Router = BrowserRouter, onShown }: AppProps) {
  return (
    <ServicesContext value={services}>
      <DeviceTheme>
        <TextsProvider overrides={textOverrides}>
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
