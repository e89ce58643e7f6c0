import { formatMoney } from '@wallet/ui/format';
import { addMoney, compareMoney, isMore, money, multiplyByRate, parseMoney, subtractMoney, type Money } from '@wallet/ui/money';
import { eur } from './amount';
import { quoteTransfer } from './tariff';

type Account = { readonly id: string; readonly name: string; balance: Money };
export type Order = { readonly key: string; readonly accountId: string; readonly amount: Money; readonly iban: string };
export type Transfer = Order & { readonly id: string; readonly fee: Money; readonly day: string };
/** This bank's own form of an error: the field that it is about, if any, and a sentence for the customer. */
export type Refusal = { readonly field: 'iban' | null; readonly sentence: string };
/** The balance of the account no longer suffices. The screen has its own words for it. */
export type Shortage = { readonly field: 'amount' };

const createBank = () => ({
  accounts: [
    { id: 'acc_9f2c/ü', name: 'Compte courant', balance: eur('8412.60') },
    { id: 'acc_71d0/ß', name: 'Livret', balance: eur('530') },
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

/** ISO 7064: with its first four characters at the end and its letters as numbers (A is 10), an IBAN leaves 1 when divided by 97. */
function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}

export function findBank(iban: string): { readonly bank: string; readonly bic: string } | Refusal {
  if (!isIban(iban)) return { field: 'iban', sentence: 'Cet IBAN n’est pas valide.' };
  return banks[iban.slice(0, 2)] ?? { field: 'iban', sentence: 'Nous ne pouvons pas encore virer vers ce pays.' };
}

/** Reads an order as it was sent, which may be anything. */
export function readOrder(key: string, sent: unknown): Order | Refusal {
  const { accountId, amount, iban }: Partial<Record<string, unknown>> = Object(sent);
  const read = typeof amount === 'string' ? parseMoney(amount, eur('0')) : null;
  if (read === null) return { field: null, sentence: 'Ce montant n’est pas valide.' };
  if (typeof accountId !== 'string' || typeof iban !== 'string') return { field: null, sentence: 'Ce virement n’est pas possible.' };
  return { key, accountId, amount: read, iban };
}

const A_DAY = eur('3000');

/** The day in Paris. The limit of a day ends there at midnight. */
const getToday = (): string => new Date().toLocaleDateString('fr-FR', { timeZone: 'Europe/Paris' });

/** Makes a transfer once for each key, however often the order arrives. Another order with a known key is refused. */
export function makeTransfer(order: Order): Transfer | Refusal | Shortage {
  const { key, accountId, amount, iban } = order;
  const made = bank.transfers.get(key);
  if (made !== undefined) {
    const isSame = made.accountId === accountId && made.iban === iban && compareMoney(made.amount, amount) === 0;
    return isSame ? made : { field: null, sentence: 'Cet ordre a déjà été transmis avec d’autres données.' };
  }
  const account = bank.accounts.find(({ id, balance }) => id === accountId && balance.currencyCode === 'EUR');
  const { fee, total, isAllowed } = quoteTransfer(amount);
  if (account === undefined || !isAllowed) return { field: null, sentence: 'Ce virement n’est pas possible.' };
  const found = findBank(iban);
  if ('field' in found) return found;
  if (isMore(total, account.balance)) return { field: 'amount' };
  const day = getToday();
  const ofToday = [...bank.transfers.values()].filter((transfer) => transfer.day === day);
  if (isMore(ofToday.map((transfer) => transfer.amount).reduce(addMoney, amount), A_DAY))
    return { field: null, sentence: `Vos virements du jour dépasseraient ${formatMoney(A_DAY, 'fr-FR')}.` };
  account.balance = subtractMoney(account.balance, total);
  const transfer = { ...order, id: crypto.randomUUID(), fee, day };
  bank.transfers.set(key, transfer);
  return transfer;
}
