import { toAmountText, type Money } from '@wallet/core/money/money';
import { createDatabaseFunction } from '../../database/createDatabaseFunction.ts';
import type { MoneyContext } from '../call.ts';
import { refuse, refuseField, type Refusal, type Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { toMoney } from '../../ledger/currencies.ts';
import { refuseUnverifiedAddress, refuseSwitchedOff } from '../serviceBars.ts';

type AccountRequest = Pick<MoneyContext, 'transaction' | 'settings' | 'customer'> & { readonly accountId: number };
export type SepaAccount = {
  readonly account: { readonly id: number; readonly name: string };
  readonly iban: string;
  readonly isBound: boolean;
};

/** All null when the customer has no such account; `iban` is null when none is allocated. */
type FoundAccount = { readonly name: string | null; readonly iban: string | null; readonly state: string | null };

const findSepaAccount = createDatabaseFunction<{ readonly who: number; readonly which: number }, FoundAccount>({
  kind: 'reads',
  expression: 'row_to_json(find_sepa_account(who, which))',
  types: 'who int, which int',
});

/**
 * Resolves with the customer's EUR account and its IBAN if SEPA transfers may use it, else with the first refusal of RULE-004: unknown
 * account, service off, address, IBAN pending.
 */
export async function requireSepaAccount({ transaction, settings, customer, accountId }: AccountRequest): Promise<SepaAccount | Refused> {
  const account = await findSepaAccount(transaction, { who: customer.id, which: accountId });
  if (account.name === null) return { refusal: refuse('notFound') };
  const bar = refuseSwitchedOff(settings, 'banks_disabled') ?? refuseUnverifiedAddress(customer);
  if (bar !== undefined) return { refusal: bar };
  if (account.iban === null) return { refusal: refusePendingIban() };
  return { account: { id: accountId, name: account.name }, iban: account.iban, isBound: account.state === 'bound' };
}

/** The IBAN is not allocated, or not yet bound to the customer (RULE-024). */
export const refusePendingIban = (): Refusal => refuse('stateChanged', { message: 'Your IBAN is pending' });

export const readEuroSetting = (settings: Settings, key: string): Money => toMoney(settings.decimal(key), 'EUR');

export const readTopUpTerms = (settings: Settings) => ({
  fee: readEuroSetting(settings, 'eur_top_up_sepa_fee'),
  minimalExclusive: readEuroSetting(settings, 'eur_top_up_sepa_minimal_exclusive'),
  thresholdNoFee: readEuroSetting(settings, 'eur_top_up_sepa_threshold_no_fee'),
});

/** "Min: more than 10.00 EUR": an amount equal to the minimum is refused too. */
export const refuseMinimum = (minimum: Money): Refusal =>
  refuseField('amount', `Min: more than ${toAmountText(minimum)} ${minimum.currencyCode}`);
