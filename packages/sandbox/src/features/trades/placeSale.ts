import type { confirmCryptoSale } from '@wallet/contract/operations/trades';
import { calculateProceeds } from '@wallet/core/fees/trade';
import { addMoney, negateMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, toMinorUnits } from '@wallet/core/money/money';
import * as z from 'zod/mini';
import type { Result, WalletCall } from '../../kernel/call.ts';
import { stampSale } from '../../kernel/rates/orderPrice.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { refuseSignature, findToSend, markSent, openPayload, refuseUnsigned } from '../../kernel/wallet/signedOperation.ts';
import { lockWallet, refuseLocked } from '../../kernel/wallet/walletAccount.ts';
import { toMoney, toVolume } from '../../ledger/currencies.ts';
import { hold, move, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createAmountRow, createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { getPreparedBid, refusePaused } from './priceTrade.ts';
import { EURO, createFinalRateRow, findPayingAccount } from './tradeTerms.ts';

/** Time after which the sandbox executes a sale (RULE-018). */
const SELL_SECONDS = 20;

const signed = z.object({ tx: z.string(), signatures: z.array(z.string()) });

/**
 * Sells what was prepared, opened and signed (API-043, API-044, api.md 3.17). Seal, signatures, switch, lock and funds are checked again
 * here, where the coins are held at the current price. Of two tabs, one loses.
 */
export async function placeSale(call: Omit<WalletCall<typeof confirmCryptoSale>, 'origin'>): Promise<Result<typeof confirmCryptoSale>> {
  const { transaction, settings, customer, type, accountId, body, now } = call;
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const { account, feeAccount, isNative } = wallet;
  const preparation = await findToSend({ ...call, kind: 'sell', uuid: body.uuid });
  if ('refusal' in preparation) return preparation;
  const { operation } = preparation;
  const payload = signed.safeParse(openPayload(operation, body.payload));
  if (!payload.success) return { refusal: refuseSignature() };
  const unsigned = await refuseUnsigned(transaction, operation, payload.data);
  if (unsigned !== undefined) return { refusal: unsigned };
  const bar =
    refuseSwitchedOff(settings, 'exchange_disabled') ??
    refusePaused(settings.market.state(), account.currency) ??
    (await refuseLocked(transaction, account));
  if (bar !== undefined) return { refusal: bar };
  const paid = await findPayingAccount(transaction, customer.id, Number(operation.target));
  if ('refusal' in paid) return paid;
  const credited = paid.account;
  const { rate: bid, refusal } = getPreparedBid(settings.market.state(), account.currency, operation, now);
  if (refusal !== undefined) return { refusal };

  const amount = toMoney(operation.amount, account.currency);
  const fee = toMoney(operation.fee, operation.fee_currency);
  const received = calculateProceeds(amount, bid, EURO);
  const given = isNative ? addMoney(amount, fee) : amount;
  const payer = feeAccount?.id ?? account.id;
  const [units, feeUnits, cents] = [toMinorUnits(amount), toMinorUnits(fee), toMinorUnits(received)];
  const order = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'sell' : 'token_sell',
    status: 'pending',
    volume: toVolume(negateMoney(given)),
    flow: { from: toVolume(given), to: toVolume(received) },
    summary: createSummary({
      details: [createSummaryRow('From account', account.name), createSummaryRow('To account', credited.name)],
      amounts: [
        createAmountRow('Amount', amount),
        createAmountRow('Fee', fee),
        createFinalRateRow(received, given),
        createAmountRow('Total receive', received),
      ],
      step: 'Sale',
      status: 'pending',
    }),
    from: { accountId: account.id, units: toMinorUnits(given) },
    to: { accountId: credited.id, units: cents },
    ...(isNative ? {} : { fee: { accountId: payer, units: feeUnits } }),
    entries: [...hold(account.id, units), ...hold(payer, feeUnits)],
    onCompleted: [
      ...settle(account.id, getSystemAccountId('fx_position', account.currency), units),
      ...settle(payer, getSystemAccountId('fees', operation.fee_currency), feeUnits),
      ...move(getSystemAccountId('fx_position', 'EUR'), credited.id, cents),
    ],
    onRejected: [...release(account.id, units), ...release(payer, feeUnits)],
    price: stampSale(settings.market.at(now), { amount, networkFee: fee, received }, bid),
    details: { fee: toAmountText(fee), fee_currency: operation.fee_currency, received: toAmountText(received) },
    timer: { status: 'completed', seconds: SELL_SECONDS },
    at: now,
  });
  if (order === null) return { refusal: refuseFunds() };
  await markSent(transaction, operation, order, now);
  const id = order.toString();
  return { answer: { id }, order: id };
}
