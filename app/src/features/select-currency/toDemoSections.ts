import { isStablecoin } from '@wallet/core/limits/currencies';
import { money } from '@wallet/core/money/money';
import type { CurrencyRow, CurrencySection, CurrencyTab } from '@wallet/ui/screens/select-currency/SelectCurrencyScreen.types';
import { demoAssets } from '../../operations/accounts/demoAssets.ts';
import { currencyTabs, type CurrencyTabs } from './currencyTabs.ts';

/** The selections of the demo, by the pages that they show (CUR-024). */
const purposes: Readonly<Record<string, string>> = { buy: 'buy-crypto', send: 'send', receive: 'receive', exchange: 'exchange' };

/** What a path of the demo and its `?tab=` say; null for an unknown one. */
export function demoTabs(purpose: string, wanted: string | null): CurrencyTabs | null {
  const known = Object.hasOwn(purposes, purpose) ? purposes[purpose] : undefined;
  return known === undefined ? null : currencyTabs(known, wanted);
}

const ofFiat: ReadonlySet<CurrencyTab> = new Set(['topup', 'withdraw', 'exchange']);
const { fiat, crypto, tokens } = demoAssets.accounts;
const coins = [...crypto.map((account) => ({ ...account, name: account.title })), ...tokens.filter(({ symbol }) => isStablecoin(symbol))];

/** The demo's accounts under a tab; none of them leads anywhere. */
export function toDemoSections(tab: CurrencyTab): readonly CurrencySection[] {
  const rows = (ofFiat.has(tab) ? fiat : coins).map(({ id, icon, name, currency: code, balance, decimals }): CurrencyRow => ({
    key: String(id),
    icon,
    name,
    code,
    balance: money(balance, code, decimals),
    converted: null,
    href: null,
  }));
  return [{ provider: null, rows }];
}
