import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

const root = document.querySelector('#root');
if (root !== null) {
  hydrateRoot(root, <Page />, {
    // React mends what differs and only mentions it; here it is a failure.
    onRecoverableError: (error) => console.error('hydration:', error),
  });
}
