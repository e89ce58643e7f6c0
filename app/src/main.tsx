import './zodWithoutEval.ts';
import '@wallet/ui/tokens.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadConfig } from './config/config.ts';
import { continueFirstScreen, isFirstScreenOf } from './continueFirstScreen.ts';
import { loadLanguage } from './loadLanguage.ts';
import { loadBraking } from './operations/brake/loadBraking.ts';
import { loadConfirming } from './operations/loadConfirming.ts';
import { createServices } from './providers/createServices.ts';
import { beginWithPhone, isHandedOver, takeHandedEntry } from './routing/Documents.tsx';
import { preloadEntry, preloadPage } from './routing/pages.tsx';
import { guardDoubleClicks } from './shell/guardDoubleClicks.ts';
import { tellLoadTime, watchErrors } from './shell/reportPage.ts';

async function start(root: HTMLElement): Promise<void> {
  const services = createServices(await loadConfig(), { preloadEntry, loadConfirming, loadBraking });
  watchErrors(services.monitoring);
  guardDoubleClicks(document);
  takeHandedEntry(services.storage);
  preloadPage(location.pathname, services.session.read().name === 'signedIn');
  const language = await loadLanguage(services);
  const app = (
    <StrictMode>
      <App services={services} language={language} />
    </StrictMode>
  );
  if (!isHandedOver() && (await isFirstScreenOf(services, root))) continueFirstScreen(services, root, app);
  else {
    beginWithPhone(root.querySelector('input')?.value ?? '');
    root.replaceChildren();
    delete document.documentElement.dataset['returning'];
    createRoot(root).render(app);
  }
  tellLoadTime(services);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root, so there is no place for the app. Put one into the page.');
await start(root);
