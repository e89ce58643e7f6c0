import '@wallet/contract/zodWithoutEval';
import '@wallet/ui/tokens.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadConfig } from './config/config.ts';
import { continueFirstScreen, isFirstScreenOf } from './continueFirstScreen.ts';
import { loadLanguage } from './loadLanguage.ts';
import { loadPrompts } from './operations/loadPrompts.ts';
import { createServices } from './providers/createServices.ts';
import { showPendingToast } from './routing/OwnDocument.tsx';
import { preloadEntry, preloadPage } from './routing/pages.tsx';
import { guardDoubleClicks } from './shell/guardDoubleClicks.ts';
import { reportLoadTime, watchErrors } from './shell/reportPage.ts';

async function start(root: HTMLElement): Promise<void> {
  const services = createServices(await loadConfig(), { preloadEntry, loadPrompts });
  watchErrors(services.monitoring);
  guardDoubleClicks(document);
  const isContinued = showPendingToast(services.storage);
  preloadPage(location.pathname, services.session.read().name === 'signedIn');
  const language = await loadLanguage(services);
  const draw = (typedPhone: string) => (
    <StrictMode>
      <App {...{ services, language, isContinued, typedPhone }} />
    </StrictMode>
  );
  if (await isFirstScreenOf(services, root)) continueFirstScreen(services, root, draw(''));
  else {
    const app = draw(root.querySelector('input')?.value ?? '');
    root.replaceChildren();
    delete document.documentElement.dataset['returning'];
    createRoot(root).render(app);
  }
  reportLoadTime(services);
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root, so there is no place for the app. Put one into the page.');
await start(root);
