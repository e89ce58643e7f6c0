import '@wallet/ui/fonts.css';
import '@wallet/ui/reset.css';
import '@wallet/ui/tokens.css';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { LocaleProvider } from '@wallet/ui/texts';
import type { ReactNode } from 'react';

export function Product({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeRoot>
      <LocaleProvider locale="en-GB">
        <WalletRoot>{children}</WalletRoot>
      </LocaleProvider>
    </ThemeRoot>
  );
}
