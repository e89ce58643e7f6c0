import './styles.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import type { Viewport } from 'next';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { toAppearance } from './appearance';
import { StyleRegistry } from './StyleRegistry';
import { Wallet } from './Wallet';

export const metadata = { title: 'Kolm', icons: { icon: 'data:,' } };
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const appearance = toAppearance(await cookies());
  return (
    <html lang="fr" data-brand="kolm" data-theme={appearance.theme}>
      <body>
        <StyleRegistry>
          <Wallet appearance={appearance}>{children}</Wallet>
        </StyleRegistry>
      </body>
    </html>
  );
}
