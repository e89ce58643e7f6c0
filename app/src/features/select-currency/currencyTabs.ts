import type { CurrencyPurpose, CurrencyTab } from '@wallet/ui/screens/select-currency/SelectCurrencyScreen.types';

type Direction = { readonly tabs: readonly CurrencyTab[]; readonly first: CurrencyTab };

const incoming = ['topup', 'receive'] as const;
const trading = ['exchange', 'buy', 'sell'] as const;

/** The tabs of a page depend on its direction, the one that is open at first on its name (CUR-010 to CUR-013, D-CUR-02, D-CUR-03). */
const directions: Record<CurrencyPurpose, Direction> = {
  receive: { tabs: incoming, first: 'receive' },
  'topup-fiat': { tabs: incoming, first: 'topup' },
  send: { tabs: ['withdraw', 'send'], first: 'send' },
  exchange: { tabs: trading, first: 'exchange' },
  'buy-crypto': { tabs: trading, first: 'buy' },
};

const isPurpose = (text: string): text is CurrencyPurpose => Object.hasOwn(directions, text);

export type CurrencyTabs = { readonly purpose: CurrencyPurpose; readonly tabs: readonly CurrencyTab[]; readonly tab: CurrencyTab };

/** What the path and its `?tab=` say; null for an unknown page (D-CUR-12), an unknown tab is the first one's. */
export function currencyTabs(purpose: string, wanted: string | null): CurrencyTabs | null {
  if (!isPurpose(purpose)) return null;
  const { tabs, first } = directions[purpose];
  return { purpose, tabs, tab: tabs.find((tab) => tab === wanted) ?? first };
}
