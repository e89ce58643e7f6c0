import { brakeReasons, type BrakeReason } from '@wallet/contract/payee/brake';
import { addMoney, isLess, isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, fromMinorUnits, money, type Money, toMinorUnits } from '@wallet/core/money/money';
import { multiplyByRate, calculatePercent } from '@wallet/core/money/rates';
import { roundMoney } from '@wallet/core/money/rounding';
import { createDatabaseFunction } from '../../database/createDatabaseFunction.ts';
import type { Database } from '../../database/openDatabase.ts';
import type { BrakeGuard } from '../../ledger/orders.ts';
import type { Caller } from '../authenticate.ts';
import { type Recipient, toRecipient } from '../payee/recipients.ts';
import { getMidRate, type Prices } from '../rates/prices.ts';
import type { Settings } from '../settings.ts';
import type { Wallet } from '../wallet/walletAccount.ts';

/** A transfer that a customer requests: coins to an address, or euros to an IBAN. */
export type Transfer = Caller & {
  readonly accountId: number;
  readonly recipient: Recipient;
  /** What the recipient receives. A question about the transfer is bound to it. */
  readonly amount: Money;
  /** What leaves the account, including a fee charged to it. */
  readonly total: Money;
  /** Value of everything that leaves, fees included, in EUR at the mid rate, rounded down. */
  readonly worth: Money;
  /** True when the bank reported that the IBAN belongs to someone else. */
  readonly isMismatch: boolean;
  readonly now: Date;
};

/** Result of the brake's check of a transfer (RULE-042). */
type TransferCheck = {
  /** Empty if the transfer passes. */
  readonly reasons: readonly BrakeReason[];
  /** Recorded in the order of a transfer to a recipient never paid before; null for any other. */
  readonly firstTimeEur: string | null;
  /** Limits that the ledger checks again, because another transfer may have been placed in between. */
  readonly guard: BrakeGuard | null;
};

const EURO = { currencyCode: 'EUR', decimals: 2 };
const PRECISION = 18;

/** Total value of several amounts, in EUR at the mid rate, rounded down once. */
export function sumWorthInEuro(prices: Prices, ...amounts: readonly Money[]): Money {
  const fine = { ...EURO, decimals: PRECISION };
  const worths = amounts.map((amount) => multiplyByRate(amount, getMidRate(prices, amount.currencyCode, 'EUR'), fine, 'down'));
  return roundMoney(worths.reduce(addMoney, money('0', 'EUR', PRECISION)), EURO.decimals, 'down');
}

/** Describes a send of coins to the brake. The fee is part of the total only if the coin pays it itself, but always part of the worth. */
export const toSendTransfer = (
  prices: Prices,
  { account, isNative }: Pick<Wallet, 'account' | 'isNative'>,
  { amount, fee, to, ...caller }: Caller & { readonly amount: Money; readonly fee: Money; readonly to: string; readonly now: Date },
): Transfer => ({
  ...caller,
  accountId: account.id,
  recipient: toRecipient('address', to),
  amount,
  total: isNative ? addMoney(amount, fee) : amount,
  worth: sumWorthInEuro(prices, amount, fee),
  isMismatch: false,
});

type HistoryQuery = {
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
  /** Transfers of the last hour to recipients that were new at the time. */
  readonly row: { readonly count: number; readonly total: string };
};

const readHistory = createDatabaseFunction<HistoryQuery, History>({
  kind: 'reads',
  expression: 'assess_transfer(who, family, account, which, recipient, moment, "deviceSeconds", "rowSeconds")',
  types: 'who int, family uuid, account int, which text, recipient text, moment timestamptz, "deviceSeconds" int, "rowSeconds" int',
});

const PASSES: TransferCheck = { reasons: [], firstTimeEur: null, guard: null };

/** Checks whether a transfer is unusual, and why. Does not check the funds. */
export async function checkTransfer(database: Database, settings: Settings, transfer: Transfer): Promise<TransferCheck> {
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
  // Insufficient funds are reported first.
  if (history.trusted || isMore(total, available)) return PASSES;
  const minimum = money(settings.decimal('brake_minimum_eur'), EURO.currencyCode, EURO.decimals);
  const share = settings.decimal('brake_share_percent');
  const isFirst = history.first_time;
  const isWorth = !isLess(worth, minimum);
  const rowTotal = addMoney(worth, roundMoney(money(history.row.total, 'EUR', EURO.decimals), EURO.decimals, 'down'));
  const rowCount = settings.number('brake_row_count');
  const holds: Readonly<Record<BrakeReason, boolean>> = {
    new_recipient: isFirst && isWorth && isMore(total, calculatePercent(available, share, 'down')),
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
    worth: toAmountText(worth),
    minimum: toAmountText(minimum),
  };
  return {
    reasons: brakeReasons.filter((reason) => holds[reason] && isOn(reason)),
    firstTimeEur: isFirst ? toAmountText(worth) : null,
    guard: isFirst ? guard : null,
  };
}
