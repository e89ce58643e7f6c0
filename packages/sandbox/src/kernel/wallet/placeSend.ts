import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { hold, release, settle } from '../../ledger/entries.ts';
import { REVIEW_SECONDS } from '../../ledger/holds.ts';
import { type BrakeStamp, type OrderTimer, placeOrder } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import type { Customer, Session } from '../authenticate.ts';
import { brakeTransfer, stampTransfer } from '../brake/brakeTransfer.ts';
import { type Holding, holdMembers, holdTransfer } from '../brake/holdTransfer.ts';
import { toSendTransfer } from '../brake/toSendTransfer.ts';
import { needsReview } from '../confirmation/confirmMoney.ts';
import { stampSend } from '../rates/orderPrice.ts';
import type { Prices } from '../rates/prices.ts';
import { refuse, type Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { generateTransactionHash } from './networks.ts';
import type { OperationKind, PreparedOperation } from './prepareOperation.ts';
import { refuseFunds } from './calculateSendTerms.ts';
import { findToSend, markSent, refuseUnsigned, type Signed } from './signedOperation.ts';
import { lockWallet, refuseLocked, type Wallet, type WalletType } from './walletAccount.ts';

/** Time until the sandbox's networks confirm a send (RULE-020). */
const SEND_SECONDS = 30;

export type SendRequest = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly origin: string;
  readonly customer: Customer;
  readonly session: Session;
  readonly type: WalletType;
  readonly accountId: number;
  readonly kind: Extract<OperationKind, 'send' | 'travel_rule'>;
  readonly body: Signed & { readonly uuid: string };
  readonly now: Date;
};
/** `pause`: member of the answer, empty unless the send is held. */
export type SendResult =
  { readonly id: string; readonly operation: PreparedOperation; readonly pause: { pause?: { until: string } } } | Refused;

/**
 * Sends what was prepared, opened and signed (RULE-010, api.md 3.17). Signatures, lock and funds are checked again here, where the money is
 * put on hold. Of two tabs only one succeeds.
 */
export async function placeSend({
  transaction,
  settings,
  origin,
  customer,
  session,
  type,
  accountId,
  kind,
  body,
  now,
}: SendRequest): Promise<SendResult> {
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const preparation = await findToSend({ transaction, customer, session, accountId, kind, uuid: body.uuid, now });
  if ('refusal' in preparation) return preparation;
  const unsigned = await refuseUnsigned(transaction, preparation.operation, body);
  if (unsigned !== undefined) return { refusal: unsigned };
  const lock = await refuseLocked(transaction, wallet.account);
  if (lock !== undefined) return { refusal: lock };
  const { amount, fee } = getSendMoney(preparation.operation, wallet);
  const transfer = toSendTransfer(settings.market.at(now), wallet, {
    customer,
    session,
    amount,
    fee,
    to: preparation.operation.target ?? '',
    now,
  });
  // Already asked about during preparation.
  const { pause } = preparation.operation;
  const passage =
    pause === null ? await brakeTransfer(transaction, settings, transfer, {}) : await stampTransfer(transaction, settings, transfer);
  if ('refusal' in passage) return passage;
  const volume = `${toAmountText(amount)} ${amount.currencyCode}`;
  const holding = holdTransfer({ settings, customer, origin, pause, recipient: transfer.recipient, volume, now });
  const to = { kind: 'send', payee: preparation.operation.target ?? '' } as const;
  const isReviewed = await needsReview(transaction, settings, { customer, session }, to, preparation.operation.opened_by);
  const id = await placeSendOrder(transaction, settings.market.at(now), {
    customer,
    wallet,
    operation: preparation.operation,
    amount,
    fee,
    brake: passage.stamp,
    holding,
    isReviewed,
    now,
  });
  if (id === null) return { refusal: refuseFunds() };
  await markSent(transaction, preparation.operation, id, now);
  const until = holding?.hold.until.toISOString();
  return { id: id.toString(), operation: preparation.operation, pause: until === undefined ? {} : { pause: { until } } };
}

function getSendMoney({ amount, fee, fee_currency: feeCode }: PreparedOperation, { account }: Wallet) {
  const own = toMoneyCurrency(account.currency);
  return { amount: money(amount, own.currencyCode, own.decimals), fee: money(fee, feeCode, toMoneyCurrency(feeCode).decimals) };
}

type SendDetails = {
  readonly customer: Customer;
  readonly wallet: Wallet;
  readonly operation: PreparedOperation;
  readonly amount: Money;
  readonly fee: Money;
  readonly brake: BrakeStamp;
  readonly holding: Holding | null;
  /** True when a person reviews it first (RULE-048). */
  readonly isReviewed: boolean;
  readonly now: Date;
};

function placeSendOrder(
  transaction: Database,
  prices: Prices,
  { customer, wallet, operation, amount, fee, brake, holding, isReviewed, now }: SendDetails,
): Promise<bigint | null> {
  const status = isReviewed || holding !== null ? 'moderate' : 'pending';
  const { account, feeAccount, isNative } = wallet;
  const [units, feeUnits] = [toMinorUnits(amount), toMinorUnits(fee)];
  const payer = feeAccount?.id ?? account.id;
  const total = isNative ? addMoney(amount, fee) : amount;
  const details = operation.details ?? {};
  const hash = generateTransactionHash(account.currency);
  const comment = details['comment'] ?? null;
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'send' : 'token_send',
    status,
    volume: { value: `-${toAmountText(total)}`, currency: account.currency },
    flow: null,
    summary: [
      {
        name: 'Details',
        rows: [
          createSummaryRow('From account', account.name),
          createSummaryRow('To address', operation.target ?? '', { long: true, copy: true }),
          ...(comment === null || comment === '' ? [] : [createSummaryRow('Comment', comment, { long: true })]),
          createSummaryRow('Transaction hash', hash, { long: true, copy: true }),
        ],
      },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(amount)} ${account.currency}`),
          createSummaryRow('Fee', `${toAmountText(fee)} ${operation.fee_currency}`),
        ],
      },
      createProgressSection('Network', status),
    ],
    from: { accountId: account.id, units: toMinorUnits(total) },
    ...(isNative ? {} : { fee: { accountId: payer, units: feeUnits } }),
    entries: [...hold(account.id, units), ...hold(payer, feeUnits)],
    onCompleted: [
      ...settle(account.id, getSystemAccountId('network', account.currency), units),
      ...settle(payer, getSystemAccountId('fees', operation.fee_currency), feeUnits),
    ],
    onRejected: [...release(account.id, units), ...release(payer, feeUnits)],
    ...(operation.target === null ? {} : { counterparty: operation.target }),
    price: stampSend(prices, amount, fee),
    details: { ...details, hash, fee: toAmountText(fee), fee_currency: operation.fee_currency },
    brake,
    ...(holding === null ? { timer: createTimer(isReviewed) } : holdMembers(holding, { isReviewed, completedAfter: SEND_SECONDS })),
    at: now,
  });
}

const createTimer = (isReviewed: boolean): OrderTimer =>
  isReviewed
    ? { status: 'pending', seconds: REVIEW_SECONDS, thenCompletedAfter: SEND_SECONDS }
    : { status: 'completed', seconds: SEND_SECONDS };
