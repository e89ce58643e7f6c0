import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page.js';

const root = document.querySelector('#root');
if (root !== null) {
  hydrateRoot(root, <Page />, {
    // React only logs hydration mismatches that it can repair. Here they are failures.
    onRecoverableError: (error) => console.error('hydration:', error),
  });
}
