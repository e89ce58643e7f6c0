import type { createCardTopUp as endpoint } from '@wallet/contract/operations/card-topups';
import type { BodyOf } from '@wallet/contract/endpoint';
import { cardTopUp } from '@wallet/core/fees/cardTopUp';
import { formatAmount } from '@wallet/core/format/formatMoney';
import { builtInLocale } from '@wallet/core/format/locale';
import { findExceededCardLimit } from '@wallet/core/limits/cardLimits';
import { toAmountText, money, type Money } from '@wallet/core/money/money';
import { isCardExpired } from '@wallet/core/validation/dates';
import type { MoneyContext, Result } from '../../kernel/call.ts';
import { toAccountPayee } from '../../kernel/confirmation/operation.ts';
import { refuse, refuseField, type Refused } from '../../kernel/refusal.ts';
import { findAccount } from '../../ledger/balances.ts';
import { cardCurrencies, readCardLimitsLeft, type CardCurrency } from '../../kernel/card/cardLimitUse.ts';
import { lockCustomer } from '../../kernel/customer/customers.ts';
import { insertIntent } from '../../kernel/card/paymentIntent.ts';
import { refuseSwitchedOff } from '../../kernel/serviceBars.ts';
import type { ProviderText } from '../../words/translateText.ts';

type TopUpRequest = Omit<MoneyContext, 'session'> & BodyOf<typeof endpoint> & { readonly accountId: number };

/** Returns what the card is charged, or why the amount is refused: first the minimum, then the tightest limit (RULE-005, RULE-006). */
async function quoteTopUp(request: TopUpRequest, amount: Money, currency: CardCurrency): Promise<{ fee: Money; total: Money } | Refused> {
  const { transaction, settings, customer, now } = request;
  const setting = (key: string) => settings.decimal(`${currency.toLowerCase()}_top_up_card_${key}`);
  const minimal = money(setting('minimal'), currency, 2);
  const { fee, total, isAllowed } = cardTopUp(amount, {
    minimal,
    feeRelative: setting('fee_relative'),
    feeAbsolute: money(setting('fee_absolute'), currency, 2),
  });
  if (!isAllowed) return { refusal: refuseField('amount', `Minimum amount is ${formatAmount(minimal, builtInLocale)}`) };
  const left = (await readCardLimitsLeft(transaction, settings, customer.id, now))[currency];
  const exceeded = findExceededCardLimit(amount, left);
  if (exceeded === null) return { fee, total };
  const { limit, remaining } = exceeded;
  const message: ProviderText = `You have exceeded ${limit} payment limit`;
  return { refusal: refuse('limitExceeded', { message, fields: { amount: [message] }, limit, remaining: toAmountText(remaining) }) };
}

async function findSavedCard(request: TopUpRequest): Promise<{ readonly paymentMethod: string | null } | Refused> {
  const { transaction, customer, card_id: cardId, now } = request;
  if (cardId === null) return { paymentMethod: null };
  const card = await transaction
    .selectFrom('card')
    .select(['payment_method', 'expiration_date'])
    .where('id', '=', cardId)
    .where('customer_id', '=', customer.id)
    .where('deleted_at', 'is', null)
    // deleteCard checks for payments under the same lock.
    .forUpdate()
    .executeTakeFirst();
  if (card === undefined) return { refusal: refuseField('card_id', 'Unknown card') };
  if (isCardExpired(card.expiration_date, now.getTime())) return { refusal: refuseField('card_id', 'This card cannot be used') };
  return { paymentMethod: card.payment_method };
}

/**
 * Creates a payment intent. Nothing is posted until the card provider confirms it (RULE-007). The customer's row is locked, so that two
 * simultaneous payments cannot exceed a limit together.
 */
export async function createCardTopUp(request: TopUpRequest): Promise<Result<typeof endpoint>> {
  const { transaction, settings, customer, accountId, card_id: cardId, now } = request;
  const account = await findAccount(transaction, customer.id, accountId);
  const currency = cardCurrencies.find((code) => code === account?.currency);
  if (account === undefined || account.type !== 'fiat' || currency === undefined) return { refusal: refuse('notFound') };
  const off = refuseSwitchedOff(settings, 'cards_disabled');
  if (off !== undefined) return { refusal: off };
  await lockCustomer(transaction, customer.id);
  const amount = money(request.amount, currency, 2);
  const quote = await quoteTopUp(request, amount, currency);
  if ('refusal' in quote) return quote;
  const card = await findSavedCard(request);
  if ('refusal' in card) return card;
  const { id, client_secret: secret } = await insertIntent(transaction, 'payment', {
    customer_id: customer.id,
    account_id: accountId,
    card_id: cardId,
    currency,
    amount: toAmountText(amount),
    fee: toAmountText(quote.fee),
    total: toAmountText(quote.total),
    payment_method: card.paymentMethod,
    callback_url: request.callback_url ?? null,
    created_at: now,
  });
  const payee = { payee: toAccountPayee(accountId), payeeName: account.name };
  return {
    answer: { client_secret: secret, payment_intent: id, payment_method: card.paymentMethod },
    operation: { kind: 'card_top_up', amount: quote.total, ...payee, fee: quote.fee },
  };
}
