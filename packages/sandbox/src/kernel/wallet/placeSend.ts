import { addMoney } from '@wallet/core/money/arithmetic';
import { amountOf, money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import { moneyCurrency } from '../../ledger/currencies.ts';
import { hold, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { progressSection, summaryRow } from '../../ledger/progress.ts';
import { systemAccount } from '../../ledger/systemAccounts.ts';
import type { Customer, Session } from '../authenticate.ts';
import { isHeld } from '../confirmation/confirmMoney.ts';
import { sendStamp } from '../rates/orderPrice.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { newTransactionHash } from './networks.ts';
import type { OperationKind, PreparedOperation } from './prepareOperation.ts';
import { notEnough } from './sendTerms.ts';
import { findToSend, markSent, refuseUnsigned, type Signed } from './signedOperation.ts';
import { lockWallet, refuseLocked, type Wallet, type WalletType } from './walletAccount.ts';

/** The sandbox's networks confirm a send after this (RULE-020). */
const SEND_SECONDS = 30;
const REVIEW_SECONDS = 120;

export type FinalSend = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  readonly session: Session;
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
export async function placeSend({ transaction, settings, customer, session, type, accountId, kind, body, now }: FinalSend): Promise<Sent> {
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const preparation = await findToSend({ transaction, customer, session, accountId, kind, uuid: body.uuid, now });
  if ('refusal' in preparation) return preparation;
  const unsigned = await refuseUnsigned(transaction, preparation.operation, body);
  if (unsigned !== undefined) return { refusal: unsigned };
  const lock = await refuseLocked(transaction, wallet.account);
  if (lock !== undefined) return { refusal: lock };
  const to = { kind: 'send', payee: preparation.operation.target ?? '' } as const;
  const isReviewed = await isHeld(transaction, settings, { customer, session }, to, preparation.operation.opened_by);
  const id = await place(transaction, { customer, wallet, operation: preparation.operation, isReviewed, now });
  if (id === null) return { refusal: notEnough() };
  await markSent(transaction, preparation.operation, now);
  return { id: id.toString(), operation: preparation.operation };
}

type Terms = {
  readonly customer: Customer;
  readonly wallet: Wallet;
  readonly operation: PreparedOperation;
  /** Whether a person looks at it first (RULE-048). */
  readonly isReviewed: boolean;
  readonly now: Date;
};

function place(transaction: Database, { customer, wallet, operation, isReviewed, now }: Terms): Promise<bigint | null> {
  const status = isReviewed ? 'moderate' : 'pending';
  const { account, feeAccount, isNative } = wallet;
  const own = moneyCurrency(account.currency);
  const amount = money(operation.amount, own.currencyCode, own.decimals);
  const fee = money(operation.fee, operation.fee_currency, moneyCurrency(operation.fee_currency).decimals);
  const [units, feeUnits] = [toMinorUnits(amount), toMinorUnits(fee)];
  const payer = feeAccount?.id ?? account.id;
  const total = isNative ? addMoney(amount, fee) : amount;
  const details = operation.details ?? {};
  const hash = newTransactionHash(account.currency);
  const comment = details['comment'] ?? null;
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'send' : 'token_send',
    status,
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
      progressSection('Network', status),
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
    timer: isReviewed
      ? { status: 'pending', seconds: REVIEW_SECONDS, thenCompletedAfter: SEND_SECONDS }
      : { status: 'completed', seconds: SEND_SECONDS },
    at: now,
  });
}
