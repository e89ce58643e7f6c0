import '@wallet/ui/fonts.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import { Card } from '@wallet/ui/components/Card';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { LinkRow, List } from '@wallet/ui/components/List';
import { Page } from '@wallet/ui/foundations/Layout';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { SendPage } from './SendPage.tsx';
import { TopUpPage } from './TopUpPage.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
const goHome = (): void => {
  location.hash = '#home';
};

/** No router is needed. The screens know none, so anything that selects a page will do. */
function Product() {
  const place = useSyncExternalStore(subscribe, () => location.hash);
  if (place === '#send') return <SendPage onLeave={goHome} />;
  if (place === '#top-up') return <TopUpPage onLeave={goHome} />;
  return (
    <Page>
      <Card padding="none">
        <List variant="bare" aria-label="Operations">
          <LinkRow title="Send bitcoin" href="#send" />
          <LinkRow title="Top up by card" href="#top-up" />
        </List>
      </Card>
    </Page>
  );
}

const root = document.querySelector('#root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <ThemeRoot>
        <WalletRoot>
          <Product />
        </WalletRoot>
      </ThemeRoot>
    </StrictMode>,
  );
}
