import { useTexts } from '../../texts/Texts.tsx';
import { accountNamesTexts } from './accountNames.texts.ts';

type Names = Readonly<Record<string, string>>;

/** Returns the name of an account: that of its currency, where the customer knows one, else the provider's (D-FMT-32). */
export const nameAccount = (names: Names, code: string, name: string): string =>
  (Object.hasOwn(names, code) ? names[code] : undefined) ?? name;

/** Returns the function that names an account the same on every screen: "Euro", where providers write "EUR account" or "EUR". */
export function useAccountName(): (code: string, name: string) => string {
  const { names } = useTexts(accountNamesTexts);
  return (code, name) => nameAccount(names, code, name);
}
