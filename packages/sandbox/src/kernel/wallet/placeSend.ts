import { addMoney } from '@wallet/core/money/arithmetic';
import { amountOf, money, toMinorUnits } from '@wallet/core/money/money';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../database/openDatabase.ts';
import { moneyCurrency } from '../../ledger/currencies.ts';
import { hold, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { progressSection, summaryRow } from '../../ledger/progress.ts';
import { systemAccount } from '../../ledger/systemAccounts.ts';
import type { Customer } from '../authenticate.ts';
import { sendStamp } from '../rates/orderPrice.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { OperationKind, PreparedOperation } from './prepareOperation.ts';
import { notEnough } from './sendTerms.ts';
import { findToSend, markSent, refuseUnsigned, type Signed } from './signedOperation.ts';
import { lockWallet, refuseLocked, type Wallet, type WalletType } from './walletAccount.ts';

/** The sandbox's networks confirm a send after this (RULE-020). */
const SEND_SECONDS = 30;

export type FinalSend = {
  readonly transaction: Database;
  readonly customer: Customer;
  readonly type: WalletType;
  readonly accountId: number;
  readonly kind: Extract<OperationKind, 'send' | 'travel_rule'>;
  readonly body: Signed & { readonly uuid: string };
  readonly now: Date;
};
export type Sent = { readonly id: string; readonly operation: PreparedOperation } | { readonly refusal: Refusal };

/**
 * Sends what was prepared, opened and signed (RULE-010, api.md 3.17): the signatures, the lock and the funds are judged again here, where
 * the money is held; of two tabs one loses.
 */
export async function placeSend({ transaction, customer, type, accountId, kind, body, now }: FinalSend): Promise<Sent> {
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const found = await findToSend({ transaction, customer, accountId, kind, uuid: body.uuid, now });
  if ('refusal' in found) return found;
  const unsigned = await refuseUnsigned(transaction, found.operation, body);
  if (unsigned !== undefined) return { refusal: unsigned };
  const lock = await refuseLocked(transaction, wallet.account);
  if (lock !== undefined) return { refusal: lock };
  const id = await place(transaction, customer, wallet, found.operation, now);
  if (id === null) return { refusal: notEnough() };
  await markSent(transaction, found.operation, now);
  return { id: id.toString(), operation: found.operation };
}

function place(transaction: Database, customer: Customer, wallet: Wallet, operation: PreparedOperation, now: Date): Promise<bigint | null> {
  const { account, feeAccount, isNative } = wallet;
  const own = moneyCurrency(account.currency);
  const amount = money(operation.amount, own.currencyCode, own.decimals);
  const fee = money(operation.fee, operation.fee_currency, moneyCurrency(operation.fee_currency).decimals);
  const [units, feeUnits] = [toMinorUnits(amount), toMinorUnits(fee)];
  const payer = feeAccount?.id ?? account.id;
  const total = isNative ? addMoney(amount, fee) : amount;
  const details = operation.details ?? {};
  const hash = `0x${randomBytes(32).toString('hex')}`;
  const comment = details['comment'] ?? null;
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'send' : 'token_send',
    status: 'pending',
    volume: { value: `-${amountOf(total)}`, currency: account.currency },
    flow: null,
    summary: [
      {
        name: 'Details',
        rows: [
          summaryRow('From account', account.name),
          summaryRow('To address', operation.target ?? '', { long: true, copy: true }),
          ...(comment === null || comment === '' ? [] : [summaryRow('Comment', comment, { long: true })]),
          summaryRow('Transaction hash', hash, { long: true, copy: true }),
        ],
      },
      {
        name: 'Amounts',
        rows: [
          summaryRow('Amount', `${amountOf(amount)} ${account.currency}`),
          summaryRow('Fee', `${amountOf(fee)} ${operation.fee_currency}`),
        ],
      },
      progressSection('Network', 'pending'),
    ],
    from: { accountId: account.id, units: toMinorUnits(total) },
    ...(isNative ? {} : { fee: { accountId: payer, units: feeUnits } }),
    entries: [...hold(account.id, units), ...hold(payer, feeUnits)],
    onCompleted: [
      ...settle(account.id, systemAccount('network', account.currency), units),
      ...settle(payer, systemAccount('fees', operation.fee_currency), feeUnits),
    ],
    onRejected: [...release(account.id, units), ...release(payer, feeUnits)],
    ...(operation.target === null ? {} : { counterparty: operation.target }),
    price: sendStamp(amount, fee),
    details: { ...details, hash, fee: amountOf(fee), fee_currency: operation.fee_currency },
    timer: { status: 'completed', seconds: SEND_SECONDS },
    at: now,
  });
}
