'use client';

import { LinkProvider, WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';

export function Wallet({ children }: { readonly children: ReactNode }) {
  const { push } = useRouter();
  return (
    <WalletRoot homeHref="/">
      <LinkProvider navigate={push}>{children}</LinkProvider>
    </WalletRoot>
  );
}
