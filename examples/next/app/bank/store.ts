import { formatMoney } from '@wallet/ui/format';
import { addMoney, isMore, money, multiplyByRate, subtractMoney, type Money } from '@wallet/ui/money';
import { eur } from './amount';
import { quoteTransfer } from './tariff';

type Account = { readonly id: string; readonly name: string; balance: Money };
export type Transfer = {
  readonly id: string;
  readonly key: string;
  readonly iban: string;
  readonly amount: Money;
  readonly fee: Money;
};
/** This bank's own form of an error: the field that it is about, if any, and a sentence for the customer. */
export type Refusal = { readonly field: 'amount' | 'iban' | null; readonly sentence: string };
export type Order = { readonly key: string; readonly accountId: string; readonly amount: Money; readonly iban: string };

const createBank = () => ({
  accounts: [
    { id: 'acc_9f2c/ü', name: 'Compte courant', balance: eur('8412.60') },
    { id: 'acc_71d0/ß', name: 'Livret', balance: eur('15300') },
    { id: 'acc_e840/円', name: 'Compte en yens', balance: money('482000', 'JPY', 0) },
  ] satisfies Account[],
  gold: eur('2964.18'),
  transfers: new Map<string, Transfer>(),
});

declare global {
  var bank: ReturnType<typeof createBank> | undefined;
}

// Replace it with your database. Next.js bundles pages and route handlers apart, so that only the process has one of it.
const bank = (globalThis.bank ??= createBank());

const toEuro = (amount: Money): Money => (amount.currencyCode === 'EUR' ? amount : multiplyByRate(amount, '0.0061', eur('0'), 'halfEven'));

export const getAccounts = (): readonly Account[] => bank.accounts;
export const getCash = (): Money => bank.accounts.map(({ balance }) => toEuro(balance)).reduce(addMoney);
export const getGold = (): Money => bank.gold;
export const getTransfer = (id: string): Transfer | undefined => [...bank.transfers.values()].find((transfer) => transfer.id === id);

const banks: Readonly<Record<string, { readonly bank: string; readonly bic: string }>> = {
  DE: { bank: 'Hansebank Kiel', bic: 'HABKDEFF' },
  ES: { bank: 'Banco del Turia', bic: 'TURIESMM' },
  FR: { bank: 'Banque de l’Estuaire', bic: 'ESTUFRPP' },
};

export function findBank(iban: string): { readonly bank: string; readonly bic: string } | Refusal {
  return banks[iban.slice(0, 2)] ?? { field: 'iban', sentence: 'Nous ne pouvons pas encore virer vers ce pays.' };
}

const A_DAY = eur('3000');

/** Makes a transfer once for each key, however often the order arrives. */
export function makeTransfer({ key, accountId, amount, iban }: Order): Transfer | Refusal {
  const made = bank.transfers.get(key);
  if (made !== undefined) return made;
  const account = bank.accounts.find(({ id }) => id === accountId);
  const { fee, total, isAllowed } = quoteTransfer(amount);
  if (account === undefined || !isAllowed) return { field: null, sentence: 'Ce virement n’est pas possible.' };
  const found = findBank(iban);
  if ('sentence' in found) return found;
  if (isMore(total, account.balance)) return { field: 'amount', sentence: 'Le solde de votre compte ne suffit plus.' };
  const today = [...bank.transfers.values()].map((transfer) => transfer.amount).reduce(addMoney, amount);
  if (isMore(today, A_DAY)) return { field: null, sentence: `Vos virements du jour dépasseraient ${formatMoney(A_DAY, 'fr-FR')}.` };
  account.balance = subtractMoney(account.balance, total);
  const transfer = { id: crypto.randomUUID(), key, iban, amount, fee };
  bank.transfers.set(key, transfer);
  return transfer;
}
