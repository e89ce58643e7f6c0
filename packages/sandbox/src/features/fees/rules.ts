import { isMore } from '@wallet/core/money/arithmetic';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import { refuse, refuseField, type Refusal } from '../../kernel/refusal.ts';
import { findAccount } from '../../ledger/balances.ts';
import { feeAnswers } from '../../kernel/wallet/networks.ts';
import { sendTargetIssue } from '../../kernel/wallet/sendTarget.ts';
import { notEnough } from '../../kernel/wallet/sendTerms.ts';
import { availableOf, readAmount, type WalletType } from '../../kernel/wallet/walletAccount.ts';

type Quoted = { readonly answer: ReturnType<typeof feeAnswers> } | { readonly refusal: Refusal };
type Wish = {
  readonly database: Database;
  readonly customer: Customer;
  readonly type: WalletType;
  readonly accountId: number;
  readonly body: { readonly amount: string; readonly address?: string | undefined };
};

/** Quotes the network fee of a transfer from a wallet (API-045, API-046), to an address or, without one, to the provider's own. */
export async function quoteFee({ database, customer, type, accountId, body }: Wish): Promise<Quoted> {
  const account = await findAccount(database, customer.id, accountId);
  if (account === undefined || account.type !== type) return { refusal: refuse('notFound') };
  const read = readAmount(body.amount, account);
  if ('refusal' in read) return read;
  const issue = body.address === undefined ? null : await sendTargetIssue(database, customer.id, account.currency, body.address);
  if (issue !== null) return { refusal: refuseField('address', issue) };
  if (isMore(read.amount, availableOf(account))) return { refusal: notEnough() };
  return { answer: feeAnswers(account.currency) };
}
