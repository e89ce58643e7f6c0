import { confirmCryptoSale, confirmTokenSale, type prepareCryptoSale } from '@wallet/contract/operations/trades';
import { canPaySellFee, calculateProceeds } from '@wallet/core/fees/trade';
import { addMoney, isLess, isMore, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { type Money, toAmountText, toMinorUnits } from '@wallet/core/money/money';
import * as z from 'zod/mini';
import type { WalletCall, Result } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import { getNetworkFee } from '../../kernel/wallet/networks.ts';
import { type Prepared, prepareOperation } from '../../kernel/wallet/prepareOperation.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { getAvailable, getFeeAllowance, lockWallet, parseAmount, refuseLocked, type Wallet } from '../../kernel/wallet/walletAccount.ts';
import { refusePaused, priceTrade, getPreparedBid } from './priceTrade.ts';
import { EURO, findPayingAccount, getSaleMinimum, refuseTooLittle } from './tradeTerms.ts';
import { describeSale } from '../../kernel/orderMoney.ts';
import { refuseSignature, findToSend, markSent, openPayload, refuseUnsigned } from '../../kernel/wallet/signedOperation.ts';
import { toMoney } from '../../ledger/currencies.ts';
import { hold, move, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';

type SalePreparation = WalletCall<typeof prepareCryptoSale>;

/**
 * Returns the amount to sell. For `all` it is what the fee leaves, and the sent figure is ignored. Nothing or less is refused with the terms
 * (RULE-018).
 */
function readSaleAmount(wallet: Wallet, { amount, all }: SalePreparation['body'], fee: Money): ReturnType<typeof parseAmount> {
  if (all === 'false') return parseAmount(amount, wallet.account);
  const available = getAvailable(wallet.account);
  return { amount: wallet.isNative ? subtractMoney(available, fee) : available };
}

function refuseTerms(wallet: Wallet, amount: Money, fee: Money, bid: string): Refusal | undefined {
  const minimum = getSaleMinimum(wallet.account.currency);
  if (isLess(amount, minimum) || !isPositive(amount)) return refuseTooLittle(minimum);
  if (isMore(amount, getAvailable(wallet.account))) return refuseFunds();
  if (!canPaySellFee(fee, getFeeAllowance(wallet), wallet.isNative ? amount : null))
    return refuseField('fee', `Not enough ${fee.currencyCode} to pay fee`, 'notEnoughFunds');
  // Worth less than a cent: the customer would give the coins away for nothing.
  const credited = calculateProceeds(amount, bid, EURO);
  return isPositive(credited) ? undefined : refuseField('amount', 'Incorrect amount');
}

/**
 * Prepares a sale (API-041, API-042, RULE-018). It is checked in the order of RULE-004, then the code is sent. Nothing is held before it is
 * signed.
 */
export async function prepareSale(call: SalePreparation): Promise<Prepared> {
  const { transaction, settings, customer, type, accountId, body, now } = call;
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const fee = getNetworkFee(wallet.account.currency, body.fee);
  const amounts = readSaleAmount(wallet, body, fee);
  if ('refusal' in amounts) return amounts;
  const credited = await findPayingAccount(transaction, customer.id, body.account);
  if ('refusal' in credited) return credited;
  const state = settings.market.state();
  const bar =
    refuseSwitchedOff(settings, 'exchange_disabled') ??
    refusePaused(state, wallet.account.currency) ??
    (await refuseLocked(transaction, wallet.account));
  if (bar !== undefined) return { refusal: bar };
  const price = priceTrade(state, wallet.account.currency, 'bid', body.rate, now);
  const refusal = refuseTerms(wallet, amounts.amount, fee, price.rate) ?? price.refusal;
  if (refusal !== undefined) return { refusal };
  return prepareOperation({
    ...call,
    kind: 'sell',
    call: type === 'crypto' ? confirmCryptoSale.id : confirmTokenSale.id,
    operation: {
      kind: type === 'crypto' ? 'sell' : 'sell_token',
      payee: toAccountPayee(credited.account.id),
      payeeName: credited.account.name,
    },
    amount: amounts.amount,
    fee,
    speed: body.fee,
    target: String(credited.account.id),
    ...(body.rate === undefined ? {} : { details: { bid: price.rate } }),
    isResend: body.repeated_event === 'true',
  });
}

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
  const { parts, ...description } = describeSale(settings.market.at(now), { amount, networkFee: fee, received }, bid);
  const order = await placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'sell' : 'token_sell',
    status: 'pending',
    ...description,
    summary: createSummary({
      details: [createSummaryRow('From account', account.name), createSummaryRow('To account', credited.name)],
      ...parts,
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
    details: { fee: toAmountText(fee), fee_currency: operation.fee_currency, received: toAmountText(received) },
    timer: { status: 'completed', seconds: SELL_SECONDS },
    at: now,
  });
  if (order === null) return { refusal: refuseFunds() };
  await markSent(transaction, operation, order, now);
  const id = order.toString();
  return { answer: { id }, order: id };
}
