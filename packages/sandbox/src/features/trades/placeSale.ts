import { calculateProceeds } from '@wallet/core/fees/trade';
import { addMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import * as z from 'zod/mini';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer, Session } from '../../kernel/authenticate.ts';
import { stampSale } from '../../kernel/rates/orderPrice.ts';
import type { Prices } from '../../kernel/rates/prices.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { PreparedOperation } from '../../kernel/wallet/prepareOperation.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { refuseSignature, findToSend, markSent, openPayload, refuseUnsigned } from '../../kernel/wallet/signedOperation.ts';
import { lockWallet, refuseLocked, type Wallet, type WalletType } from '../../kernel/wallet/walletAccount.ts';
import type { Account } from '../../ledger/balances.ts';
import { toMoneyCurrency } from '../../ledger/currencies.ts';
import { hold, move, release, settle } from '../../ledger/entries.ts';
import { placeOrder } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import type { Placed } from './placePurchase.ts';
import { getPreparedBid, refusePaused } from './priceTrade.ts';
import { EURO, createFinalRateRow, findPayingAccount } from './tradeTerms.ts';

/** Time after which the sandbox executes a sale (RULE-018). */
const SELL_SECONDS = 20;

const signed = z.object({ tx: z.string(), signatures: z.array(z.string()) });

export type FinalSale = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  readonly session: Session;
  readonly type: WalletType;
  readonly accountId: number;
  readonly body: { readonly uuid: string; readonly payload: string };
  readonly now: Date;
};

/**
 * Sells what was prepared, opened and signed (API-043, API-044, api.md 3.17). Seal, signatures, switch, lock and funds are checked again
 * here, where the coins are held at the current price. Of two tabs, one loses.
 */
export async function placeSale({ transaction, settings, customer, session, type, accountId, body, now }: FinalSale): Promise<Placed> {
  const wallet = await lockWallet(transaction, customer.id, accountId, type);
  if (wallet === undefined) return { refusal: refuse('notFound') };
  const preparation = await findToSend({ transaction, customer, session, accountId, kind: 'sell', uuid: body.uuid, now });
  if ('refusal' in preparation) return preparation;
  const { operation } = preparation;
  const payload = signed.safeParse(openPayload(operation, body.payload));
  if (!payload.success) return { refusal: refuseSignature() };
  const unsigned = await refuseUnsigned(transaction, operation, payload.data);
  if (unsigned !== undefined) return { refusal: unsigned };
  const bar =
    refuseSwitchedOff(settings, 'exchange_disabled') ??
    refusePaused(settings.market.state(), wallet.account.currency) ??
    (await refuseLocked(transaction, wallet.account));
  if (bar !== undefined) return { refusal: bar };
  const credited = await findPayingAccount(transaction, customer.id, Number(operation.target));
  if ('refusal' in credited) return credited;
  const state = settings.market.state();
  const { rate: bid, refusal } = getPreparedBid(state, wallet.account.currency, operation, now);
  if (refusal !== undefined) return { refusal };
  const prices = settings.market.at(now);
  const id = await insertOrder({ transaction, prices, customer, wallet, credited: credited.account, operation, bid, now });
  if (id === null) return { refusal: refuseFunds() };
  await markSent(transaction, operation, id, now);
  return { id };
}

type Terms = Pick<FinalSale, 'transaction' | 'customer' | 'now'> & {
  readonly wallet: Wallet;
  readonly credited: Account;
  readonly operation: PreparedOperation;
  readonly prices: Prices;
  readonly bid: string;
};

const toMoney = (amount: string, code: string): Money => money(amount, code, toMoneyCurrency(code).decimals);

function insertOrder({ transaction, prices, customer, wallet, credited, operation, bid, now }: Terms): Promise<bigint | null> {
  const { account, feeAccount, isNative } = wallet;
  const amount = toMoney(operation.amount, account.currency);
  const fee = toMoney(operation.fee, operation.fee_currency);
  const received = calculateProceeds(amount, bid, EURO);
  const given = isNative ? addMoney(amount, fee) : amount;
  const payer = feeAccount?.id ?? account.id;
  const [units, feeUnits, cents] = [toMinorUnits(amount), toMinorUnits(fee), toMinorUnits(received)];
  return placeOrder(transaction, {
    customerId: customer.id,
    accountId: account.id,
    type: isNative ? 'sell' : 'token_sell',
    status: 'pending',
    volume: { value: `-${toAmountText(given)}`, currency: account.currency },
    flow: { from: { value: toAmountText(given), currency: account.currency }, to: { value: toAmountText(received), currency: 'EUR' } },
    summary: [
      { name: 'Details', rows: [createSummaryRow('From account', account.name), createSummaryRow('To account', credited.name)] },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(amount)} ${account.currency}`),
          createSummaryRow('Fee', `${toAmountText(fee)} ${operation.fee_currency}`),
          createFinalRateRow(received, given),
          createSummaryRow('Total receive', `${toAmountText(received)} EUR`),
        ],
      },
      createProgressSection('Sale', 'pending'),
    ],
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
    price: stampSale(prices, { amount, networkFee: fee, received }, bid),
    details: { fee: toAmountText(fee), fee_currency: operation.fee_currency, received: toAmountText(received) },
    timer: { status: 'completed', seconds: SELL_SECONDS },
    at: now,
  });
}
