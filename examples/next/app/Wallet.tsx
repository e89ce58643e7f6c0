'use client';

import { sendIcon } from '@wallet/ui/foundations/Icon';
import { ThemeRoot } from '@wallet/ui/foundations/ThemeRoot';
import { AppFrame } from '@wallet/ui/patterns/AppFrame';
import { LinkProvider, WalletRoot } from '@wallet/ui/patterns/WalletRoot';
import { LocaleProvider, TextsProvider } from '@wallet/ui/texts';
import { usePathname, useRouter } from 'next/navigation';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { keepAppearance, type Appearance } from './appearance';
import { kolm } from './brand';
import french from './texts/fr.json';

type Choice = { readonly appearance: Appearance; readonly choose: (chosen: Partial<Appearance>) => void };

const ChoiceContext = createContext<Choice | null>(null);

/** Returns what the customer has chosen, and changes it. */
export function useAppearance(): Choice {
  const choice = use(ChoiceContext);
  if (choice === null) throw new Error('useAppearance needs Wallet above it.');
  return choice;
}

/** The brand, the language, the root and the menu of the product. */
export function Wallet({ appearance: first, children }: { readonly appearance: Appearance; readonly children: ReactNode }) {
  const { push } = useRouter();
  const path = usePathname();
  const [appearance, setAppearance] = useState(first);
  const choice = useMemo(
    () => ({
      appearance,
      choose: (chosen: Partial<Appearance>): void => {
        setAppearance({ ...appearance, ...chosen });
        keepAppearance(chosen);
      },
    }),
    [appearance],
  );
  const menu = {
    entries: [
      { name: 'accounts' as const, href: '/', current: path === '/' },
      { name: { id: 'virement', label: 'Virement', icon: sendIcon }, href: '/virement', current: path === '/virement' },
    ],
  };
  return (
    <LocaleProvider locale="fr-FR">
      <TextsProvider overrides={french}>
        <ThemeRoot brand={kolm} {...appearance}>
          <WalletRoot homeHref="/">
            <LinkProvider navigate={push}>
              <ChoiceContext value={choice}>
                <AppFrame menu={menu} offline={false}>
                  {children}
                </AppFrame>
              </ChoiceContext>
            </LinkProvider>
          </WalletRoot>
        </ThemeRoot>
      </TextsProvider>
    </LocaleProvider>
  );
}
