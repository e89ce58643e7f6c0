import type { flagReasons, readPaymentMethods, readWithdrawMethods } from '@wallet/contract/holdings/accounts';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import { getCurrentCardLimit } from '@wallet/core/limits/cardLimits';
import { toAmountText } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { Customer } from '../../kernel/authenticate.ts';
import type { Settings } from '../../kernel/settings.ts';
import type { Account } from '../../ledger/balances.ts';
import {
  toBankStatus,
  readIbans,
  SEPA_BANK_ID,
  createTopUpRequisites,
  createWithdrawRequisites,
} from '../../kernel/bank/bankRequisites.ts';
import { cardCurrencies, readCardLimitTotals, readCardLimitsLeft, type CardCurrency } from '../../kernel/card/cardLimitUse.ts';
import { readCards } from '../../kernel/card/cardRows.ts';

type PaymentMethods = WireResponseOf<typeof readPaymentMethods>;
type WithdrawMethods = WireResponseOf<typeof readWithdrawMethods>;
type MethodsRequest = {
  readonly database: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  readonly account: Account;
  readonly now: Date;
};

/** Returns the ways to top up an account, by the same rules as the operations response (D-HOME-24). */
export async function listPaymentMethods(request: MethodsRequest): Promise<PaymentMethods> {
  const currency = cardCurrencies.find((code) => code === request.account.currency);
  const isFiat = request.account.type === 'fiat';
  return {
    cards: isFiat && currency !== undefined && !request.settings.isOn('cards_disabled') ? await listCardMethods(request, currency) : [],
    banks: hasSepa(request) ? [await createSepaTopUpMethod(request)] : [],
  };
}

export async function listWithdrawMethods(request: MethodsRequest): Promise<WithdrawMethods> {
  return { banks: hasSepa(request) ? [await createSepaWithdrawMethod(request)] : [] };
}

const hasSepa = ({ account, settings }: MethodsRequest): boolean =>
  account.type === 'fiat' && account.currency === 'EUR' && !settings.isOn('banks_disabled');

async function listCardMethods(
  { database, settings, customer, now }: MethodsRequest,
  currency: CardCurrency,
): Promise<PaymentMethods['cards']> {
  const left = (await readCardLimitsLeft(database, settings, customer.id, now))[currency];
  const totals = readCardLimitTotals(settings, currency);
  const setting = (key: string) => settings.decimal(`${currency.toLowerCase()}_top_up_card_${key}`);
  const cards = await readCards(database, customer.id);
  return cards.map(({ id, type, cardType, name, expirationDate, status }) => ({
    id,
    type,
    icon: `/static/cards/${cardType}.svg`,
    name,
    text: expirationDate,
    status,
    settings: {
      minimal: setting('minimal'),
      maximalPerOperationTotal: toAmountText(totals.perOperation),
      maximalPerOperationCurrent: toAmountText(getCurrentCardLimit(left)),
      maximalPerDayTotal: toAmountText(totals.perDay),
      maximalPerDayCurrent: toAmountText(left.today),
      maximalPerMonthTotal: toAmountText(totals.perMonth),
      maximalPerMonthCurrent: toAmountText(left.thisMonth),
      feeRelative: setting('fee_relative'),
      feeAbsolute: setting('fee_absolute'),
    },
  }));
}

async function createSepaTopUpMethod({ database, settings, customer, account }: MethodsRequest): Promise<PaymentMethods['banks'][number]> {
  return {
    id: SEPA_BANK_ID,
    type: 'bank',
    status: toBankStatus(customer.address_status),
    requisites: createTopUpRequisites(customer, account.id, await readIbans(database, customer.id)),
    settings: {
      fee: settings.decimal('eur_top_up_sepa_fee'),
      minimalExclusive: settings.decimal('eur_top_up_sepa_minimal_exclusive'),
      thresholdNoFee: settings.decimal('eur_top_up_sepa_threshold_no_fee'),
    },
  };
}

async function createSepaWithdrawMethod({
  database,
  settings,
  customer,
  account,
}: MethodsRequest): Promise<WithdrawMethods['banks'][number]> {
  const status = toBankStatus(customer.address_status);
  const { virtualIban, iban, beneficiaryName } = createWithdrawRequisites(customer, account.id, await readIbans(database, customer.id));
  return {
    id: SEPA_BANK_ID,
    type: 'bank',
    status,
    flags: listFlags(status, virtualIban !== null),
    requisites: { beneficiaryName, iban: virtualIban === null ? null : iban },
    settings: {
      feeAbsolute: settings.decimal('eur_withdraw_sepa_fee_absolute'),
      feeRelative: settings.decimal('eur_withdraw_sepa_fee_relative'),
      minimalExclusive: settings.decimal('eur_withdraw_sepa_minimal_exclusive'),
    },
  };
}

type Flag = { readonly reasonCode: (typeof flagReasons)[number]; readonly level: 'warning' | 'problem' };

/** Returns the obstacles to a withdrawal, the address before the IBAN (D-SEPA-06, D-SEPA-07). */
function listFlags(status: 'verified' | 'pending' | 'not_verified', hasIban: boolean): Flag[] {
  const flags: Flag[] = [];
  if (status === 'pending') flags.push({ reasonCode: 'ADDRESS_PENDING', level: 'problem' });
  if (status === 'not_verified') flags.push({ reasonCode: 'ADDRESS_UNVERIFIED', level: 'problem' });
  if (!hasIban) flags.push({ reasonCode: 'IBAN_PENDING', level: 'problem' });
  return flags;
}
