import { confirmCryptoSale, confirmTokenSale, type prepareCryptoSale } from '@wallet/contract/operations/trades';
import { canPaySellFee, sellAll, calculateProceeds } from '@wallet/core/fees/trade';
import { isLess, isMore, isPositive } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type { WalletCall } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { type Refusal, refuse, refuseField } from '../../kernel/refusal.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import { getNetworkFee } from '../../kernel/wallet/networks.ts';
import { type Prepared, prepareOperation } from '../../kernel/wallet/prepareOperation.ts';
import { refuseFunds } from '../../kernel/wallet/calculateSendTerms.ts';
import { getAvailable, getFeeAllowance, lockWallet, parseAmount, refuseLocked, type Wallet } from '../../kernel/wallet/walletAccount.ts';
import { refusePaused, priceTrade } from './priceTrade.ts';
import { EURO, findPayingAccount, getSaleMinimum, refuseTooLittle } from './tradeTerms.ts';

type SalePreparation = WalletCall<typeof prepareCryptoSale>;

/** Returns the amount to sell. For `all` it is what the fee leaves, and the sent figure is ignored (RULE-018). */
function readSaleAmount(wallet: Wallet, { amount, all }: SalePreparation['body'], fee: Money): ReturnType<typeof parseAmount> {
  if (all === 'false') return parseAmount(amount, wallet.account);
  return { amount: sellAll(getAvailable(wallet.account), wallet.isNative ? fee : null) };
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
