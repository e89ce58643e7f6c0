import type { Currency } from '@wallet/contract/holdings/currencies';
import { Part } from '@wallet/ui/foundations/parts';
import { AppFrame } from '@wallet/ui/patterns/AppFrame';
import { breakpoints } from '@wallet/ui/tokens';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { usePublicRates } from '../data/rates/rates.ts';
import { useUserInfo } from '../data/user-info.ts';
import { lazyPart } from '../operations/page/lazyPage.tsx';
import { QueriesProvider } from '../providers/QueriesProvider.tsx';
import { useIsConnected, useServices } from '../providers/Services.ts';
import type { CurrencyNamesProps } from './CurrencyNames.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import type { UnreadWatchProps } from './UnreadWatch.tsx';
import { toCustomerMenu } from './toMenuView.ts';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Prompts on entry wait until the customer is known. */
const EntryPrompts = lazyPart(async () => (await import('./EntryPrompts.tsx')).EntryPrompts);

const Nothing = () => null;

/** The unread count waits as well. If it cannot be loaded, the menu shows no count. */
const UnreadWatch = lazyPart<UnreadWatchProps>(() => import('./UnreadWatch.tsx').then((part) => part.UnreadWatch).catch(() => Nothing));

/** The names and icons of coins wait until the menu is seen. Without them it shows codes and drawn marks. */
const CurrencyNames = lazyPart<CurrencyNamesProps>(() =>
  import('./CurrencyNames.tsx').then((part) => part.CurrencyNames).catch(() => Nothing),
);

/** From this width on, the menu is open beside the page (D-MENU-02). */
const SIDE_MENU = `(min-width: ${breakpoints.desktop})`;

const noCurrencies: readonly Currency[] = [];

function MenuAroundPage() {
  const { lifecycle, version } = useServices();
  const { pathname } = useLocation();
  const isConnected = useIsConnected();
  const isBesidePage = useMediaQuery(SIDE_MENU);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [unread, setUnread] = useState(0);
  const [currencies, setCurrencies] = useState(noCurrencies);
  const { data: info, isPending } = useUserInfo();
  const isMenuSeen = isMenuOpen || isBesidePage;
  const [wasMenuSeen, setMenuSeen] = useState(isMenuSeen);
  if (isMenuSeen && !wasMenuSeen) setMenuSeen(true);
  const { data: rates } = usePublicRates(isMenuSeen);
  const menu = toCustomerMenu({ pathname, version, info, rates, currencies, unread, onLogOut: () => lifecycle.logOut() });
  return (
    <AppFrame menu={menu} offline={!isConnected} onMenuOpenChange={setMenuOpen}>
      <Outlet />
      {isPending ? null : (
        <Part>
          <EntryPrompts info={info} />
          <UnreadWatch info={info} onCount={setUnread} />
        </Part>
      )}
      {wasMenuSeen && !isPending ? (
        <Part>
          <CurrencyNames onKnown={setCurrencies} />
        </Part>
      ) : null}
    </AppFrame>
  );
}

/** Surrounds every page of a signed-in customer with the menu, the offline bar and the idle watch. */
export function CustomerShell() {
  return (
    <QueriesProvider>
      <SessionWatch />
      <MenuAroundPage />
    </QueriesProvider>
  );
}
