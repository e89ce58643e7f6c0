import type { WireResponseOf } from '@wallet/contract/endpoint';
import type { confirmSend } from '@wallet/contract/operations/transfers';
import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, toMinorUnits } from '@wallet/core/money/money';
import { toMoney } from '../../ledger/currencies.ts';
import { hold, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { brakeTransfer, stampTransfer } from '../brake/brakeTransfer.ts';
import { createHoldAndTimer, holdTransfer } from '../brake/holdTransfer.ts';
import { toSendTransfer } from '../brake/checkTransfer.ts';
import type { WalletCall } from '../call.ts';
import { needsReview } from '../confirmation/confirmMoney.ts';
import { describeSend } from '../orderMoney.ts';
import { refuse, type Refused } from '../refusal.ts';
import { generateTransactionHash } from './networks.ts';
import type { OperationKind, PreparedOperation } from './prepareOperation.ts';
import { refuseFunds } from './calculateSendTerms.ts';
import { findToSend, markSent, refuseUnsigned } from './signedOperation.ts';
import { lockWallet, refuseLocked } from './walletAccount.ts';

/** Time until the sandbox's networks confirm a send (RULE-020). */
const SEND_SECONDS = 30;

type SendRequest = WalletCall<typeof confirmSend> & { readonly kind: Extract<OperationKind, 'send' | 'travel_rule'> };
type Sent = { readonly answer: WireResponseOf<typeof confirmSend>; readonly order: string; readonly prepared: PreparedOperation };

/**
 * Sends what was prepared, opened and signed (RULE-010, api.md 3.17). Signatures, lock and funds are checked again here, where the money is
 * put on hold. Of two tabs only one succeeds.
 */
export async function placeSend(call: SendRequest): Promise<Sent | Refused> {
  const { transaction, settings, customer, session, accountId, body, now } = call;
  const wallet = await lockWallet(transaction, customer.id, accountId, call.type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const { account, feeAccount, isNative } = wallet;
  const preparation = await findToSend({ ...call, uuid: body.uuid });
  if ('refusal' in preparation) return preparation;
  const { operation } = preparation;
  const unsigned = (await refuseUnsigned(transaction, operation, body)) ?? (await refuseLocked(transaction, account));
  if (unsigned !== undefined) return { refusal: unsigned };
  const amount = toMoney(operation.amount, account.currency);
  const fee = toMoney(operation.fee, operation.fee_currency);
  const address = operation.target ?? '';
  const transfer = toSendTransfer(settings.market.at(now), wallet, { customer, session, amount, fee, to: address, now });
  // Already asked about during preparation.
  const { pause } = operation;
  const passage =
    pause === null ? await brakeTransfer(transaction, settings, transfer, {}) : await stampTransfer(transaction, settings, transfer);
  if ('refusal' in passage) return passage;
  const volume = `${toAmountText(amount)} ${amount.currencyCode}`;
  const holding = holdTransfer({ ...call, pause, recipient: transfer.recipient, volume });
  const payment = { kind: 'send', payee: address } as const;
  const isReviewed = await needsReview(transaction, settings, call, payment, operation.opened_by);

  const status = isReviewed || holding !== null ? 'moderate' : 'pending';
  const [units, feeUnits] = [toMinorUnits(amount), toMinorUnits(fee)];
  const payer = feeAccount?.id ?? account.id;
  const total = isNative ? addMoney(amount, fee) : amount;
  const details = operation.details ?? {};
  const hash = generateTransactionHash(account.currency);
  const comment = details['comment'] ?? '';
  const { parts, ...description } = describeSend(settings.market.at(now), { amount, fee });
  const order = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'send' : 'token_send',
    status,
    ...description,
    summary: createSummary({
      details: [
        createSummaryRow('From account', account.name),
        createSummaryRow('To address', address, { long: true, copy: true }),
        ...(comment === '' ? [] : [createSummaryRow('Comment', comment, { long: true })]),
        createSummaryRow('Transaction hash', hash, { long: true, copy: true }),
      ],
      ...parts,
      status,
    }),
    from: { accountId: account.id, units: toMinorUnits(total) },
    ...(isNative ? {} : { fee: { accountId: payer, units: feeUnits } }),
    entries: [...hold(account.id, units), ...hold(payer, feeUnits)],
    onCompleted: [
      ...settle(account.id, getSystemAccountId('network', account.currency), units),
      ...settle(payer, getSystemAccountId('fees', operation.fee_currency), feeUnits),
    ],
    onRejected: [...release(account.id, units), ...release(payer, feeUnits)],
    ...(operation.target === null ? {} : { counterparty: operation.target }),
    details: { ...details, hash, fee: toAmountText(fee), fee_currency: operation.fee_currency },
    brake: passage.stamp,
    ...createHoldAndTimer(holding, isReviewed, SEND_SECONDS),
    at: now,
  });
  if (order === null) return { refusal: refuseFunds() };
  await markSent(transaction, operation, order, now);
  const id = order.toString();
  const held = holding === null ? {} : { pause: { until: holding.hold.until.toISOString() } };
  return { answer: { id, status: 'Ok', ...held }, order: id, prepared: operation };
}
