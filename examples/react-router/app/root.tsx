import '@wallet/ui/fonts.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import { LinkProvider, WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useNavigate } from 'react-router';

export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" data-brand="halden" data-theme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        <link rel="icon" href="data:," />
        <title>Wallet</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const navigate = useNavigate();
  return (
    <WalletRoot homeHref="/">
      <LinkProvider navigate={(href) => void navigate(href)}>
        <Outlet />
      </LinkProvider>
    </WalletRoot>
  );
}
