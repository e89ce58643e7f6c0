import type { ReactNode } from 'react';
import { QueriesProvider } from '../providers/QueriesProvider.tsx';
import { SessionWatch } from './SessionWatch.tsx';

/** A signed-in customer's page that stands alone, without the menu: what the provider has told, and the watch over idleness. */
export function SignedInPage({ children }: { readonly children: ReactNode }) {
  return (
    <QueriesProvider>
      <SessionWatch />
      {children}
    </QueriesProvider>
  );
}
