import type { BodyOf, ParamsOf } from '@wallet/contract/endpoint';
import type { withdrawToIban as endpoint } from '@wallet/contract/operations/bank-transfers';
import { sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import type { SummaryRow } from '../../database/columns.ts';
import { lookUpBank } from '../../kernel/bank/bankLookup.ts';
import type { MoneyContext, RequestedOrder } from '../../kernel/call.ts';
import { isNewPayee } from '../../kernel/confirmation/risk.ts';
import { getBeneficiary } from '../../kernel/customer/names.ts';
import { type CheckedPayee, checkPayeeName } from '../../kernel/payee/checkPayeeName.ts';
import { brakeTransfer, type Passage } from '../../kernel/brake/brakeTransfer.ts';
import { createHoldAndTimer, type Holding, holdTransfer } from '../../kernel/brake/holdTransfer.ts';
import { toRecipient } from '../../kernel/payee/recipients.ts';
import { describeWithdrawal } from '../../kernel/orderMoney.ts';
import { refuseField, type Refused } from '../../kernel/refusal.ts';
import { isStrongMethod } from '../../kernel/sessionTokens.ts';
import { createAvailableEntry, hold, createLockedEntry, release } from '../../ledger/entries.ts';
import type { OpenOrder } from '../../ledger/orders.ts';
import { createSummary, createSummaryRow } from '../../ledger/summary.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { readEuroSetting, refuseMinimum, requireSepaAccount, type SepaAccount } from '../../kernel/bank/sepaAccount.ts';

/** From this amount on, alone or together with the others of a day, a person reviews it first (RULE-009). */
const REVIEWED_FROM = '10000.00';
/** RULE-020. */
const TRANSFER_SECONDS = 60;

type Withdrawal = MoneyContext & { readonly origin: string } & ParamsOf<typeof endpoint> & BodyOf<typeof endpoint>;

/** Places a SEPA withdrawal (RULE-009). It is checked in the order of RULE-004, holds the amount, and is completed by the clock. */
export async function withdrawToIban(withdrawal: Withdrawal): Promise<RequestedOrder | Refused> {
  const { transaction, settings, customer, session, now } = withdrawal;
  const sepa = await requireSepaAccount(withdrawal);
  if ('refusal' in sepa) return sepa;
  const target = lookUpBank(withdrawal.iban);
  if ('issue' in target) return { refusal: refuseField('iban', target.issue) };
  const { iban } = target;
  if (iban === sepa.iban) return { refusal: refuseField('iban', 'You cannot withdraw to this account') };

  const amount = money(withdrawal.amount, 'EUR', 2);
  const minimum = readEuroSetting(settings, 'eur_withdraw_sepa_minimal_exclusive');
  const quote = sepaWithdrawal(amount, {
    feeAbsolute: readEuroSetting(settings, 'eur_withdraw_sepa_fee_absolute'),
    feeRelative: settings.decimal('eur_withdraw_sepa_fee_relative'),
    minimalExclusive: minimum,
  });
  if (!quote.isAllowed) return { refusal: refuseMinimum(isMore(amount, minimum) ? quote.fee : minimum) };

  const isAccepted = withdrawal.payee_accepted === true;
  const payee = await checkPayeeName({ ...withdrawal, iban, token: withdrawal.payee_check, isAccepted });
  if (payee !== null && 'refusal' in payee) return payee;

  const recipient = toRecipient('iban', iban);
  const worths = { amount, total: amount, worth: amount };
  const transfer = { customer, session, accountId: sepa.account.id, recipient, ...worths, isMismatch: payee?.outcome === 'no_match', now };
  const passage = await brakeTransfer(transaction, settings, transfer, withdrawal);
  if ('refusal' in passage) return passage;
  const volume = `${toAmountText(amount)} EUR`;
  const holding = holdTransfer({ ...withdrawal, pause: passage.pause, recipient, volume });

  const terms = { payee, passage, holding, account: sepa.account, iban, amount, fee: quote.fee, received: quote.arrives };
  const reviewed = createOrder(withdrawal, { ...terms, isReviewed: true });
  const isReviewed = (await isToUnknownIban(withdrawal, iban)) || !isMore(money(REVIEWED_FROM, 'EUR', 2), amount);
  const short = refuseField('amount', 'Not enough funds', 'notEnoughFunds');
  const payeeName = getBeneficiary(customer).name;
  const operation = { kind: 'withdraw_sepa', amount, payee: iban, payeeName, fee: quote.fee } as const;
  if (isReviewed) return { order: reviewed, operation, short };
  return { order: createOrder(withdrawal, { ...terms, isReviewed: false }), reviewed, operation, short };
}

type Terms = {
  readonly payee: CheckedPayee | null;
  readonly passage: Passage;
  readonly holding: Holding | null;
  readonly account: SepaAccount['account'];
  readonly iban: string;
  readonly amount: Money;
  readonly fee: Money;
  readonly received: Money;
  readonly isReviewed: boolean;
};

function createOrder({ customer, session, now }: Withdrawal, terms: Terms): OpenOrder {
  const { payee, passage, holding, account, iban, amount, fee, received, isReviewed } = terms;
  const units = toMinorUnits(amount);
  const { name: beneficiary } = getBeneficiary(customer);
  const status = isReviewed || holding !== null ? 'moderate' : 'pending';
  const { parts, ...description } = describeWithdrawal({ amount, fee, totalReceive: received });
  return {
    customerId: customer.id,
    accountId: account.id,
    type: 'withdraw_sepa',
    status,
    ...description,
    summary: createSummary({
      details: [
        createSummaryRow('From account', account.name),
        createSummaryRow('Beneficiary', beneficiary),
        createSummaryRow('IBAN', iban, { long: true, copy: true }),
        ...createNameCheckRows(payee),
      ],
      ...parts,
      status,
    }),
    from: { accountId: account.id, units },
    entries: hold(account.id, units),
    onCompleted: [
      createLockedEntry(account.id, -units),
      createAvailableEntry(getSystemAccountId('sepa_clearing', 'EUR'), toMinorUnits(received)),
      createAvailableEntry(getSystemAccountId('fees', 'EUR'), toMinorUnits(fee)),
    ],
    onRejected: release(account.id, units),
    counterparty: beneficiary,
    details: {
      iban,
      fee: toAmountText(fee),
      received: toAmountText(received),
      // The bank's own spelling of the name is used, so that the transfer is not returned (D-VOP-04).
      ...(payee === null || payee.heldName === null ? {} : { payee: payee.heldName }),
      ...(isReviewed ? { reviewed: 'yes' } : {}),
    },
    ...(payee === null ? {} : { payee: { outcome: payee.outcome, ...(payee.hash === null ? {} : { check: payee.hash }) } }),
    ...(isReviewed ? {} : { reviewFrom: REVIEWED_FROM }),
    ...(passage.question === null ? {} : { question: passage.question }),
    brake: passage.stamp,
    ...createHoldAndTimer(holding, isReviewed, TRANSFER_SECONDS),
    ...(isStrongMethod(session) ? { knownIban: iban } : {}),
    at: now,
  };
}

/** Returns the bank's answer about the name, unless it confirmed it (VOP-012). */
function createNameCheckRows(payee: CheckedPayee | null): readonly SummaryRow[] {
  switch (payee?.outcome) {
    case 'close_match':
      return [createSummaryRow('Name check', `Name at the bank: ${payee.heldName ?? ''}`)];
    case 'no_match':
      return [createSummaryRow('Name check', 'Not confirmed by the bank')];
    case 'not_possible':
      return [createSummaryRow('Name check', 'Could not be checked')];
    case 'match':
    case undefined:
      return [];
  }
}

/**
 * True for a weak session and a new IBAN, so that a stolen phone is not enough to empty the account (RULE-009, RULE-050). Such a session
 * never makes an IBAN known either, or the second withdrawal would pass.
 */
async function isToUnknownIban({ transaction, customer, session }: Withdrawal, iban: string): Promise<boolean> {
  return !isStrongMethod(session) && isNewPayee(transaction, customer.id, { kind: 'withdraw_sepa', payee: iban });
}
