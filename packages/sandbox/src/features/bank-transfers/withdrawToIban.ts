import type { TransferPurpose } from '@wallet/contract/payee/brake';
import { sepaWithdrawal } from '@wallet/core/fees/bankTransfer';
import { isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import type { Database } from '../../database/openDatabase.ts';
import type { SummaryRow } from '../../database/columns.ts';
import type { Customer, Session } from '../../kernel/authenticate.ts';
import { lookUpBank } from '../../kernel/bank/bankLookup.ts';
import type { RequestedOrder } from '../../kernel/call.ts';
import { getBeneficiary } from '../../kernel/customer/names.ts';
import { type CheckedPayee, checkPayeeName } from '../../kernel/payee/checkPayeeName.ts';
import { brakeTransfer, type Passage } from '../../kernel/brake/brakeTransfer.ts';
import { type Holding, holdMembers, holdTransfer } from '../../kernel/brake/holdTransfer.ts';
import { toRecipient } from '../../kernel/payee/recipients.ts';
import { stampPlain } from '../../kernel/rates/orderPrice.ts';
import { refuseField, type Refused } from '../../kernel/refusal.ts';
import { isStrongMethod } from '../../kernel/sessionTokens.ts';
import type { Settings } from '../../kernel/settings.ts';
import { createAvailableEntry, hold, createLockedEntry, release } from '../../ledger/entries.ts';
import type { OpenOrder, OrderTimer } from '../../ledger/orders.ts';
import { createProgressSection, createSummaryRow } from '../../ledger/progress.ts';
import { REVIEW_SECONDS } from '../../ledger/holds.ts';
import { getSystemAccountId } from '../../ledger/systemAccounts.ts';
import { readEuroSetting, refuseMinimum, requireSepaAccount, type SepaAccount } from '../../kernel/bank/sepaAccount.ts';

/** From this amount on, alone or together with the others of a day, a person reviews it first (RULE-009). */
const REVIEWED_FROM = '10000.00';
/** RULE-020. */
const TRANSFER_SECONDS = 60;

type Withdrawal = {
  readonly transaction: Database;
  readonly settings: Settings;
  readonly customer: Customer;
  readonly session: Session;
  readonly accountId: number;
  /** What leaves the account, fee included. At most 2 decimals. */
  readonly amount: string;
  /** As typed. */
  readonly iban: string;
  /** The token of the payee check, and whether the customer accepts a missing match. */
  readonly payee_check?: string | undefined;
  readonly payee_accepted?: boolean | undefined;
  readonly brake_id?: string | undefined;
  readonly purpose?: TransferPurpose | undefined;
  readonly origin: string;
  readonly now: Date;
};

/** Places a SEPA withdrawal (RULE-009). It is checked in the order of RULE-004, holds the amount, and is completed by the clock. */
export async function withdrawToIban(withdrawal: Withdrawal): Promise<RequestedOrder | Refused> {
  const { settings, amount: text } = withdrawal;
  const sepa = await requireSepaAccount(withdrawal);
  if ('refusal' in sepa) return sepa;
  const target = lookUpBank(withdrawal.iban);
  if ('issue' in target) return { refusal: refuseField('iban', target.issue) };
  if (target.iban === sepa.iban) return { refusal: refuseField('iban', 'You cannot withdraw to this account') };

  const amount = money(text, 'EUR', 2);
  const minimum = readEuroSetting(settings, 'eur_withdraw_sepa_minimal_exclusive');
  const quote = sepaWithdrawal(amount, {
    feeAbsolute: readEuroSetting(settings, 'eur_withdraw_sepa_fee_absolute'),
    feeRelative: settings.decimal('eur_withdraw_sepa_fee_relative'),
    minimalExclusive: minimum,
  });
  if (!quote.isAllowed) return { refusal: refuseMinimum(isMore(amount, minimum) ? quote.fee : minimum) };

  const payee = await checkPayeeName({
    database: withdrawal.transaction,
    settings,
    customer: withdrawal.customer,
    session: withdrawal.session,
    iban: target.iban,
    token: withdrawal.payee_check,
    isAccepted: withdrawal.payee_accepted === true,
    now: withdrawal.now,
  });
  if (payee !== null && 'refusal' in payee) return payee;

  const transfer = { customer: withdrawal.customer, session: withdrawal.session, accountId: sepa.account.id, now: withdrawal.now };
  const recipient = toRecipient('iban', target.iban);
  const passage = await brakeTransfer(
    withdrawal.transaction,
    settings,
    { ...transfer, recipient, amount, total: amount, worth: amount, isMismatch: payee?.outcome === 'no_match' },
    withdrawal,
  );
  if ('refusal' in passage) return passage;
  const volume = `${toAmountText(amount)} EUR`;
  const holding = holdTransfer({ ...withdrawal, pause: passage.pause, recipient, volume });

  const terms = { payee, passage, holding, account: sepa.account, iban: target.iban, amount, fee: quote.fee, received: quote.totalReceive };
  const reviewed = createOrder(withdrawal, { ...terms, isReviewed: true });
  const isReviewed = (await isToUnknownIban(withdrawal, target.iban)) || !isMore(money(REVIEWED_FROM, 'EUR', 2), amount);
  const short = refuseField('amount', 'Not enough funds', 'notEnoughFunds');
  const payeeName = getBeneficiary(withdrawal.customer).name;
  const operation = { kind: 'withdraw_sepa', amount, payee: target.iban, payeeName, fee: quote.fee } as const;
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

function createOrder(
  { customer, session, now }: Withdrawal,
  { payee, passage, holding, account, iban, amount, fee, received, isReviewed }: Terms,
): OpenOrder {
  const units = toMinorUnits(amount);
  const { name: beneficiary } = getBeneficiary(customer);
  const status = isReviewed || holding !== null ? 'moderate' : 'pending';
  return {
    customerId: customer.id,
    accountId: account.id,
    type: 'withdraw_sepa',
    status,
    volume: { value: `-${toAmountText(amount)}`, currency: 'EUR' },
    flow: { from: { value: toAmountText(amount), currency: 'EUR' }, to: { value: toAmountText(received), currency: 'EUR' } },
    summary: [
      {
        name: 'Details',
        rows: [
          createSummaryRow('From account', account.name),
          createSummaryRow('Beneficiary', beneficiary),
          createSummaryRow('IBAN', iban, { long: true, copy: true }),
          ...createNameCheckRows(payee),
        ],
      },
      {
        name: 'Amounts',
        rows: [
          createSummaryRow('Amount', `${toAmountText(amount)} EUR`),
          createSummaryRow('Fee', `${toAmountText(fee)} EUR`),
          createSummaryRow('Total receive', `${toAmountText(received)} EUR`),
        ],
      },
      createProgressSection('Bank transfer', status),
    ],
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
    price: stampPlain('sepa', amount, fee),
    ...(isReviewed ? {} : { reviewFrom: REVIEWED_FROM }),
    ...(passage.question === null ? {} : { question: passage.question }),
    brake: passage.stamp,
    ...(holding === null ? { timer: createTimer(isReviewed) } : holdMembers(holding, { isReviewed, completedAfter: TRANSFER_SECONDS })),
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

const createTimer = (isReviewed: boolean): OrderTimer =>
  isReviewed
    ? { status: 'pending', seconds: REVIEW_SECONDS, thenCompletedAfter: TRANSFER_SECONDS }
    : { status: 'completed', seconds: TRANSFER_SECONDS };

/**
 * True for a weak session and a new IBAN, so that a stolen phone is not enough to empty the account (RULE-009, RULE-050). Such a session
 * never makes an IBAN known either, or the second withdrawal would pass.
 */
async function isToUnknownIban({ transaction, customer, session }: Withdrawal, iban: string): Promise<boolean> {
  if (isStrongMethod(session)) return false;
  const knownIban = await transaction
    .selectFrom('known_iban')
    .select('iban')
    .where('customer_id', '=', customer.id)
    .where('iban', '=', iban)
    .executeTakeFirst();
  return knownIban === undefined;
}
