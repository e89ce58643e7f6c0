import type { Money } from '@wallet/core/money/money';

/** The page, by the last word of its path (CUR-001 to CUR-005). */
export type CurrencyPurpose = 'send' | 'receive' | 'exchange' | 'topup-fiat' | 'buy-crypto';

/** What is done with the currency that is chosen (CUR-010 to CUR-013). */
export type CurrencyTab = 'topup' | 'receive' | 'withdraw' | 'send' | 'exchange' | 'buy' | 'sell';

export type CurrencyRow = {
  readonly key: string;
  readonly icon: string | null;
  readonly name: string;
  readonly code: string;
  readonly balance: Money;
  /** In the primary currency; null where it is that currency already, or a rate is missing. */
  readonly converted: Money | null;
  /** null: pressing it is told to `onChoose` (the demo). */
  readonly href: string | null;
};

/** Accounts of one provider; '' collects those without one (CUR-014), null has no head (D-CUR-05). */
export type CurrencySection = { readonly provider: string | null; readonly rows: readonly CurrencyRow[] };

export type SelectCurrencyScreenProps = {
  readonly purpose: CurrencyPurpose;
  readonly tabs: readonly CurrencyTab[];
  readonly tab: CurrencyTab;
  readonly onTab: (tab: CurrencyTab) => void;
  /** Of the open tab; null while they are loading. */
  readonly sections: readonly CurrencySection[] | null;
  /** Of rows that lead nowhere. */
  readonly onChoose?: (() => void) | undefined;
  readonly onBack: () => void;
};
