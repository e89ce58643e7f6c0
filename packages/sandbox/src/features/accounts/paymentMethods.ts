import type { readPaymentMethods, readWithdrawMethods } from '@wallet/contract/holdings/accounts';
import type { WireResponseOf } from '@wallet/contract/endpoint';
import { getCurrentCardLimit } from '@wallet/core/limits/cardLimits';
import { toAmountText } from '@wallet/core/money/money';
import type { MoneyContext } from '../../kernel/call.ts';
import type { Account } from '../../ledger/balances.ts';
import {
  type BankStatus,
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
type MethodsRequest = Omit<MoneyContext, 'session'> & { readonly account: Account };

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
  { transaction, settings, customer, now }: MethodsRequest,
  currency: CardCurrency,
): Promise<PaymentMethods['cards']> {
  const left = (await readCardLimitsLeft(transaction, settings, customer.id, now))[currency];
  const totals = readCardLimitTotals(settings, currency);
  const setting = (key: string) => settings.decimal(`${currency.toLowerCase()}_top_up_card_${key}`);
  const cards = await readCards(transaction, customer.id);
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

async function createSepaTopUpMethod(request: MethodsRequest): Promise<PaymentMethods['banks'][number]> {
  const { transaction, settings, customer, account } = request;
  return {
    id: SEPA_BANK_ID,
    type: 'bank',
    status: toBankStatus(customer.address_status),
    requisites: createTopUpRequisites(customer, account.id, await readIbans(transaction, customer.id)),
    settings: {
      fee: settings.decimal('eur_top_up_sepa_fee'),
      minimalExclusive: settings.decimal('eur_top_up_sepa_minimal_exclusive'),
      thresholdNoFee: settings.decimal('eur_top_up_sepa_threshold_no_fee'),
    },
  };
}

async function createSepaWithdrawMethod(request: MethodsRequest): Promise<WithdrawMethods['banks'][number]> {
  const { transaction, settings, customer, account } = request;
  const status = toBankStatus(customer.address_status);
  const { virtualIban, iban, beneficiaryName } = createWithdrawRequisites(customer, account.id, await readIbans(transaction, customer.id));
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

type Flag = WithdrawMethods['banks'][number]['flags'][number];

const addressFlags: Record<BankStatus, readonly Flag['reasonCode'][]> = {
  verified: [],
  pending: ['ADDRESS_PENDING'],
  not_verified: ['ADDRESS_UNVERIFIED'],
};

/** Returns the obstacles to a withdrawal, the address before the IBAN (D-SEPA-06, D-SEPA-07). */
function listFlags(status: BankStatus, hasIban: boolean): Flag[] {
  const reasons = hasIban ? addressFlags[status] : [...addressFlags[status], 'IBAN_PENDING' as const];
  return reasons.map((reasonCode) => ({ reasonCode, level: 'problem' }));
}
