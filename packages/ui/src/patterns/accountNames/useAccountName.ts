import { useTexts } from '../../texts/Texts.tsx';
import { accountNamesTexts } from './accountNames.texts.ts';

type Names = Readonly<Record<string, string>>;
type NamedAccount = { readonly code: string; readonly name: string; readonly provider?: string };

/** Returns the name of an account: that of its currency, where the customer knows one, else the provider's (D-FMT-32). */
export const nameAccount = (names: Names, code: string, name: string): string =>
  (Object.hasOwn(names, code) ? names[code] : undefined) ?? name;

/**
 * Returns the names of accounts that a customer chooses from. Those with the same name also say their provider, "Euro · Halden", or, under
 * one provider, the name that it gave them (D-FMT-36).
 */
export function nameAccounts(names: Names, accounts: readonly NamedAccount[]): readonly string[] {
  const short = accounts.map(({ code, name }) => nameAccount(names, code, name));
  return accounts.map(({ code, name, provider = '' }, at) => {
    const own = short[at] ?? name;
    const alike = accounts.filter((_, other) => short[other] === own);
    const mark = new Set(alike.map((one) => one.provider)).size === alike.length ? provider : name;
    return alike.length === 1 || mark === '' || mark === own || mark === code ? own : `${own} · ${mark}`;
  });
}

/** Returns the function that names an account the same on every screen: "Euro", where providers write "EUR account" or "EUR". */
export function useAccountName(): (code: string, name: string) => string {
  const { names } = useTexts(accountNamesTexts);
  return (code, name) => nameAccount(names, code, name);
}

/** Like `useAccountName`, for accounts that are shown together. */
export function useAccountNames(): (accounts: readonly NamedAccount[]) => readonly string[] {
  const { names } = useTexts(accountNamesTexts);
  return (accounts) => nameAccounts(names, accounts);
}
