import { brakeReasons, type BrakeReason } from '@wallet/contract/payee/brake';
import { addMoney, isLess, isMore } from '@wallet/core/money/arithmetic';
import { amountOf, fromMinorUnits, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import { multiplyByRate, percentOf } from '@wallet/core/money/rates';
import { roundMoney } from '@wallet/core/money/rounding';
import { databaseFunction } from '../../database/databaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { BrakeGuard } from '../../ledger/orders.ts';
import type { Caller } from '../authenticate.ts';
import type { Recipient } from '../payee/recipients.ts';
import { middleOf, type Prices } from '../rates/prices.ts';
import type { Settings } from '../settings.ts';

/** Money that a customer wants to send out: coins to an address, euros to an IBAN. */
export type Transfer = Caller & {
  readonly accountId: number;
  readonly recipient: Recipient;
  /** What the recipient is sent; a question about the transfer is bound to it. */
  readonly amount: Money;
  /** What leaves the account, a fee from it included. */
  readonly total: Money;
  /** All that leaves, fees included, in EUR at the middle rate, rounded down. */
  readonly worth: Money;
  /** Whether the bank has said that the IBAN is somebody else's. */
  readonly isMismatch: boolean;
  readonly now: Date;
};

/** How a transfer stands before the brake (RULE-042). */
export type Judgement = {
  /** None: it passes. */
  readonly reasons: readonly BrakeReason[];
  /** Stands in the order of a transfer to somebody who was never paid before; null of any other. */
  readonly firstTimeEur: string | null;
  /** By what the ledger judges it again, where another may have been placed meanwhile. */
  readonly guard: BrakeGuard | null;
};

const EURO = { currencyCode: 'EUR', decimals: 2 };
const PRECISION = 18;

/** What several amounts are worth together, in EUR at the middle rate, rounded down once. */
export function worthInEuro(prices: Prices, ...amounts: readonly Money[]): Money {
  const fine = { ...EURO, decimals: PRECISION };
  const worths = amounts.map((amount) => multiplyByRate(amount, middleOf(prices, amount.currencyCode, 'EUR'), fine, 'down'));
  return roundMoney(worths.reduce(addMoney, money('0', 'EUR', PRECISION)), EURO.decimals, 'down');
}

type Question = {
  readonly who: number;
  readonly family: string;
  readonly account: number;
  readonly which: string;
  readonly recipient: string;
  readonly moment: Date;
  readonly deviceSeconds: number;
  readonly rowSeconds: number;
};
type History = {
  readonly available: string | null;
  readonly first_time: boolean;
  readonly trusted: boolean;
  readonly new_device: boolean | null;
  /** Of the last hour: transfers to recipients that were new then. */
  readonly row: { readonly count: number; readonly total: string };
};

const readHistory = databaseFunction<Question, History>({
  kind: 'reads',
  expression: 'assess_transfer(who, family, account, which, recipient, moment, "deviceSeconds", "rowSeconds")',
  types: 'who int, family uuid, account int, which text, recipient text, moment timestamptz, "deviceSeconds" int, "rowSeconds" int',
});

const PASSES: Judgement = { reasons: [], firstTimeEur: null, guard: null };

/** Whether a transfer is unusual, and why. Whether there is enough money for it is not judged here. */
export async function judgeTransfer(database: Database, settings: Settings, transfer: Transfer): Promise<Judgement> {
  const { customer, session, accountId, recipient, total, worth, isMismatch, now } = transfer;
  const rowSeconds = settings.number('brake_row_minutes') * 60;
  const history = await readHistory(database, {
    who: customer.id,
    family: session.familyId,
    account: accountId,
    which: recipient.kind,
    recipient: recipient.value,
    moment: now,
    deviceSeconds: settings.number('brake_device_hours') * 3600,
    rowSeconds,
  });
  const available = fromMinorUnits(BigInt(history.available ?? '0'), total);
  // Too little money is what is said first.
  if (history.trusted || isMore(total, available)) return PASSES;
  const minimum = money(settings.decimal('brake_minimum_eur'), EURO.currencyCode, EURO.decimals);
  const share = settings.decimal('brake_share_percent');
  const isFirst = history.first_time;
  const isWorth = !isLess(worth, minimum);
  const rowTotal = addMoney(worth, roundMoney(money(history.row.total, 'EUR', EURO.decimals), EURO.decimals, 'down'));
  const rowCount = settings.number('brake_row_count');
  const holds: Readonly<Record<BrakeReason, boolean>> = {
    new_recipient: isFirst && isWorth && isMore(total, percentOf(available, share, 'down')),
    new_device: isFirst && isWorth && history.new_device === true,
    in_a_row: isFirst && history.row.count >= rowCount && !isLess(rowTotal, minimum),
    name_mismatch: isMismatch && isWorth,
  };
  const isOn = (reason: BrakeReason): boolean => settings.isOn(`brake_${reason}`);
  const guard = {
    units: toMinorUnits(total).toString(),
    share: isWorth && isOn('new_recipient') ? share : null,
    row_count: isOn('in_a_row') ? rowCount : null,
    row_seconds: rowSeconds,
    worth: amountOf(worth),
    minimum: amountOf(minimum),
  };
  return {
    reasons: brakeReasons.filter((reason) => holds[reason] && isOn(reason)),
    firstTimeEur: isFirst ? amountOf(worth) : null,
    guard: isFirst ? guard : null,
  };
}
