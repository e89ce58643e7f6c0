import { buyFeeSetting, buyMinimum, sellMinimum } from '@wallet/core/fees/trade';
import { currencySign, formatMoneyInput } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { isStablecoin } from '@wallet/core/limits/currencies';
import { isPositive } from '@wallet/core/money/arithmetic';
import type { Money } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import { readEuroSetting } from '../../kernel/bank/sepaAccount.ts';
import { getTradeMinimum } from '../../kernel/rates/minimums.ts';
import { type Refusal, type Refused, refuse, refuseField } from '../../kernel/refusal.ts';
import type { Settings } from '../../kernel/settings.ts';
import { formatAmountWithCode } from '../../kernel/wallet/walletAccount.ts';
import { type Account, findAccount } from '../../ledger/balances.ts';
import { toMoney, toMoneyCurrency } from '../../ledger/currencies.ts';

/** Returns the customer's fiat account that pays or is credited, in one of the accepted currencies (API-039 to API-042). */
export async function findPayingAccount(
  transaction: Database,
  customerId: number,
  id: number,
  currencies: readonly string[] = ['EUR'],
): Promise<{ readonly account: Account } | Refused> {
  const account = await findAccount(transaction, customerId, id);
  if (account?.type !== 'fiat' || !currencies.includes(account.currency)) return { refusal: refuseField('account', 'Unknown account') };
  return { account };
}

/** Coins are bought and sold in EUR (LIM-076). */
export const EURO = toMoneyCurrency('EUR');

const getMinimum = (currency: string): Money | null => {
  const minimum = getTradeMinimum(currency);
  return minimum === undefined ? null : toMoney(minimum, currency);
};

/** Returns fee, price and minimum of a purchase at this ask (RULE-018). */
export function getBuyTerms(settings: Settings, coin: string, ask: string) {
  const setting = buyFeeSetting(coin);
  if (setting === null) throw new Error(`No setting names the fee of buying ${coin}`);
  const minimum = buyMinimum(EURO, { ofPayment: getMinimum('EUR'), ofCoin: getMinimum(coin), ask });
  return { fee: readEuroSetting(settings, setting), ask, minimum };
}

/** Minimum sale of a coin (RULE-018). */
export const getSaleMinimum = (coin: string): Money => sellMinimum(toMoneyCurrency(coin), getMinimum(coin), isStablecoin(coin));

/** Refuses an amount that is not positive, or below the minimum (RULE-004). */
export function refuseTooLittle(minimum: Money): Refusal {
  if (!isPositive(minimum)) return refuseField('amount', 'Amount must be greater than zero');
  const { currencyCode } = minimum;
  const isPaid = currencyCode === 'EUR' || currencyCode === 'USD';
  return refuseField(
    'amount',
    `Minimum amount is ${isPaid ? `${currencySign(currencyCode, builtInLocale)}${formatMoneyInput(minimum)}` : formatAmountWithCode(minimum)}`,
  );
}

/** Refusal for a token that the operator or a rule denies the customer (RULE-026). */
export const refuseToken = (symbol: string): Refusal =>
  refuse('notWhitelisted', { message: `You are not allowed to receive ${symbol} tokens. Please contact our support service` });
