import '@wallet/ui/fonts.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { StyleRegistry } from './StyleRegistry';
import { Wallet } from './Wallet';

export const metadata = { title: 'Wallet', icons: { icon: 'data:,' } };
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-brand="halden" data-theme="light">
      <body>
        <StyleRegistry>
          <Wallet>{children}</Wallet>
        </StyleRegistry>
      </body>
    </html>
  );
}
