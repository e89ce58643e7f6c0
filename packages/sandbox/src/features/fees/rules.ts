import type { quoteWalletFee } from '@wallet/contract/operations/fees';
import { isMore } from '@wallet/core/money/arithmetic';
import type { Database } from '../../database/openDatabase.ts';
import type { Result, WalletCall } from '../../kernel/call.ts';
import { refuse, refuseField } from '../../kernel/refusal.ts';
import { findAccount } from '../../ledger/balances.ts';
import { listFees } from '../../kernel/wallet/networks.ts';
import { findSendTargetIssue } from '../../kernel/wallet/sendTarget.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { getAvailable, parseAmount } from '../../kernel/wallet/walletAccount.ts';

type FeeRequest = Pick<WalletCall<typeof quoteWalletFee>, 'customer' | 'type' | 'accountId' | 'body'>;

/** Quotes the network fee of a transfer from a wallet (API-045, API-046), to an address or, without one, to the provider's own. */
export async function quoteFee(
  database: Database,
  { customer, type, accountId, body }: FeeRequest,
): Promise<Result<typeof quoteWalletFee>> {
  const account = await findAccount(database, customer.id, accountId);
  if (account === undefined || account.type !== type) return { refusal: refuse('notFound') };
  const read = parseAmount(body.amount, account);
  if ('refusal' in read) return read;
  const issue = body.address === undefined ? null : await findSendTargetIssue(database, customer.id, account.currency, body.address);
  if (issue !== null) return { refusal: refuseField('address', issue) };
  if (isMore(read.amount, getAvailable(account))) return { refusal: refuseFunds() };
  return { answer: listFees(account.currency) };
}
