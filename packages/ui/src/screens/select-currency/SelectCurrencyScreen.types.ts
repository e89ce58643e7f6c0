import type { Money } from '@wallet/core/money/money';
import type { ScreenProps } from '../../foundations/screen/createScreen.tsx';

/** The page, named by the last segment of its path (CUR-001 to CUR-005). */
export type CurrencyPurpose = 'send' | 'receive' | 'exchange' | 'topup-fiat' | 'buy-crypto';

/** The operation that the currency is selected for (CUR-010 to CUR-013). */
export type CurrencyTab = 'topup' | 'receive' | 'withdraw' | 'send' | 'exchange' | 'buy' | 'sell';

export type CurrencyRow = {
  readonly key: string;
  readonly icon: string | null;
  /** The host's name of the account. '' shows that of its currency, in the reader's language. */
  readonly name: string;
  readonly code: string;
  readonly balance: Money;
  /** In the primary currency; null when that is the account's currency, or when a rate is missing. */
  readonly converted: Money | null;
  /** Null when pressing the row calls `onChoose` instead. */
  readonly href: string | null;
};

/** Accounts of one provider. '' collects those without one (CUR-014); null has no heading (D-CUR-05). */
export type CurrencySection = { readonly provider: string | null; readonly rows: readonly CurrencyRow[] };

export type SelectCurrencyScreenProps = ScreenProps<'empty'> & {
  /** The page, which decides its title. */
  readonly purpose: CurrencyPurpose;
  /** The tabs, in order. */
  readonly tabs: readonly CurrencyTab[];
  /** The open tab. */
  readonly tab: CurrencyTab;
  /** Another tab was opened. */
  readonly onTab: (tab: CurrencyTab) => void;
  /** Sections of the open tab; null while loading. */
  readonly sections: readonly CurrencySection[] | null;
  /** Called for rows without a link. Without it these cannot be pressed. */
  readonly onChoose?: (() => void) | undefined;
  /** The customer pressed the back button. */
  readonly onBack: () => void;
};
