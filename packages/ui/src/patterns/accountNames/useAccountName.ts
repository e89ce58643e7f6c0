import { useTexts } from '../../texts/Texts.tsx';
import { accountNamesTexts } from './accountNames.texts.ts';

type Names = Readonly<Record<string, string>>;

/** An account as the host names it. */
export type NamedAccount = { readonly code: string; readonly name?: string | undefined; readonly provider?: string | undefined };

/** Returns the name of an account: the host's, else that of its currency in the reader's language, else its code (D-FMT-32). */
export const nameAccount = (names: Names, { code, name = '' }: NamedAccount): string =>
  name || ((Object.hasOwn(names, code) ? names[code] : undefined) ?? code);

/** Returns the names of accounts that a customer chooses from. Those with the same name also say their provider, "Euro · Halden" (D-FMT-36). */
export function nameAccounts(names: Names, accounts: readonly NamedAccount[]): readonly string[] {
  const own = accounts.map((account) => nameAccount(names, account));
  return own.map((name, at) => {
    const { provider = '' } = accounts[at] ?? {};
    const providers = new Set(accounts.flatMap((other, index) => (own[index] === name ? (other.provider ?? '') : [])));
    return provider === '' || providers.size === 1 ? name : `${name} · ${provider}`;
  });
}

/** Returns the function that names an account the same on every screen. */
export function useAccountName(): (account: NamedAccount) => string {
  const { names } = useTexts(accountNamesTexts);
  return (account) => nameAccount(names, account);
}

/** Like `useAccountName`, for accounts that are shown together. */
export function useAccountNames(): (accounts: readonly NamedAccount[]) => readonly string[] {
  const { names } = useTexts(accountNamesTexts);
  return (accounts) => nameAccounts(names, accounts);
}
