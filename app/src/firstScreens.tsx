import '@wallet/contract/zodWithoutEval';
import { StrictMode, type ReactElement, type ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { configMark, parseConfig } from './config/config.ts';
import { paths } from './routing/paths.ts';
import { preloadEntry } from './routing/pages.tsx';
import { loadPrompts } from './operations/loadPrompts.ts';
import { createServices } from './providers/createServices.ts';
import { emptySurroundings } from './providers/Surroundings.ts';

/** Public pages whose first screen the build writes into their HTML, so that it is there before any script. */
export const firstScreenPaths: readonly string[] = [paths.home.to(), paths.login.to(), paths.signUp.to()];

/** Links in them that carry the visit's query on, as the pages' own do (D-APP-22): the page itself adds it, before any script has come. */
export const carriers: readonly string[] = [paths.login.to(), paths.signUp.to(), paths.forgotPassword.to()];

/** Says what the first screens were drawn with, for anyone who goes on with them. */
export const firstScreenMark = (config: unknown): string => configMark(parseConfig(config));

/**
 * The app as a visitor meets it on this path: nothing on the device, nobody signed in. `main.tsx` goes on with the same markup.
 * @param config what the build ships as `/config.json`
 */
export function firstScreen(path: string, config: unknown): ReactElement {
  const services = createServices(parseConfig(config), { preloadEntry, loadPrompts }, emptySurroundings());
  services.session.dispatch({ name: 'restored', session: null });
  const Router = ({ children }: { readonly children: ReactNode }) => <StaticRouter location={path}>{children}</StaticRouter>;
  return (
    <StrictMode>
      <App services={services} Router={Router} />
    </StrictMode>
  );
}
