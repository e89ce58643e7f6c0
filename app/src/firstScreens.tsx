import '@wallet/contract/zodWithoutEval';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { toConfigMark, parseConfig } from './config/config.ts';
import { paths } from './routing/paths.ts';
import { preloadEntry } from './routing/pages.tsx';
import { loadPrompts } from './operations/loadPrompts.ts';
import { createServices } from './providers/createServices.ts';
import { createEmptyEnvironment } from './providers/Environment.ts';

/** Public pages whose first screen the build writes into their HTML, so that it is visible before any script runs. */
export const firstScreenPaths: readonly string[] = [paths.home.to(), paths.login.to(), paths.signUp.to()];

/**
 * Links of these pages that pass on the visit's query, like the pages' own links (D-APP-22). The page itself adds it before the app's
 * script has loaded.
 */
export const queryCarryingPaths: readonly string[] = [paths.login.to(), paths.signUp.to(), paths.forgotPassword.to()];

export const toFirstScreenMark = (config: unknown): string => toConfigMark(parseConfig(config));

/**
 * The app as drawn for an unknown, signed-out visitor on this path. `main.tsx` hydrates the same markup.
 * @param config shipped by the build as `/config.json`
 */
export function createFirstScreen(path: string, config: unknown): ReactElement {
  const services = createServices(parseConfig(config), { preloadEntry, loadPrompts }, createEmptyEnvironment());
  services.session.dispatch({ name: 'restored', session: null });
  const Router = ({ children }: { readonly children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  return (
    <StrictMode>
      <App services={services} Router={Router} />
    </StrictMode>
  );
}
