import { addMoney, compareMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money } from '@wallet/core/money/money';
import { openReport, type Verdict } from '../verdicts.ts';
import { checkPurchase, checkSendAll, checkSigned, planSale, planSend, type SignedStep } from './coinSteps.ts';
import { checkCardTopUp, checkExchange, checkTopUp, checkWithdrawal, getWithdrawalAmount } from './fiatSteps.ts';
import { type Direction, getMinimumExchange, getMinimumPurchase } from './expectedFigures.ts';
import { checkBrake, checkPayees, calculateHeldAmount } from './payeeSteps.ts';
import type { Run, WritingOptions } from './run.ts';
import { checkOrderRefusals, checkReviewed } from './travelRuleSteps.ts';
import { createSend } from './wire.ts';
import { findHolding, formatAmount, readHoldings, readProviderState, type Holdings } from './world.ts';

const UNUSED_ID = 999_999_999_999;
const eurToUsd: Direction = { base: 'EUR', quote: 'USD' };
const usdToEur: Direction = { base: 'USD', quote: 'EUR' };

/** Coins to move. Each network coin and stablecoin may have only one open send or sale (RULE-003). */
const SENT_COINS = ['ETH', 'USDT'] as const;
const SOLD_COINS = ['BTC', 'USDC'] as const;
const BOUGHT_COINS = ['BTC', 'USDT'] as const;
const REVIEWED_COINS = ['ETH', 'USDC'] as const;

export type PreparedRun = {
  /** Maximum that it takes from the customer, one sum per currency. */
  readonly most: readonly Money[];
  readonly walk: () => Promise<readonly Verdict[]>;
};

/**
 * Prepares the checks of a provider's money rules on a test customer: every call of class M with its success, its second use and its
 * refusals, amounts calculated here from the provider's own settings and rates, balances before and after.
 * @throws Error when the data for the calculations cannot be read
 */
export async function prepareWriting(options: WritingOptions): Promise<PreparedRun> {
  const { calls, foreignId = UNUSED_ID, onVerdict } = options;
  const send = createSend(options);
  const world = await readProviderState(send);
  const report = openReport(onVerdict);
  const iban = options.iban ?? world.iban ?? undefined;
  const run: Run = { ...options, iban, foreignId, send, report, world, walks: (id) => calls === undefined || calls.includes(id) };
  const signed = await planSignedSteps(run);
  const walk = async (): Promise<readonly Verdict[]> => {
    checkHoldings(run, world.holdings, 'before');
    await walkFiat(run);
    await walkCoins(run, signed);
    await checkOrderRefusals(run);
    checkHoldings(run, await readHoldings(send), 'after');
    return report.verdicts;
  };
  return { most: sumMaximumMoved(run, signed), walk };
}

/** Checks that available and locked add up to the balance, and that each currency has its decimals (RULE-001, RULE-027). */
function checkHoldings({ report }: Run, holdings: Holdings, when: string): void {
  for (const { code, available, locked, balance, kind, decimals } of holdings) {
    const sum = addMoney(available, locked);
    const problem = compareMoney(sum, balance) === 0 ? undefined : `are ${formatAmount(sum)} where the balance is ${formatAmount(balance)}`;
    report.check('RULE-001', `API-026 available and locked ${code} are the balance ${when}`, problem);
    const due = kind === 'fiat' ? 2 : kind === 'crypto' ? 8 : 5;
    if (when === 'before')
      report.check('RULE-027', `API-026 ${code} has ${due} decimals`, decimals === due ? undefined : `has ${decimals}`);
  }
}

async function walkFiat(run: Run): Promise<void> {
  const { world, walks, report } = run;
  const account = findHolding(world.holdings, 'EUR');
  if (account === undefined) {
    report.skip('API-035', 'API-033 API-035 API-036', 'the customer has no account of EUR');
    return;
  }
  if (walks('API-035')) await checkTopUp(run, account);
  if (walks('API-033')) await checkCardTopUp(run, account);
  if (walks('API-090')) await checkPayees(run, account);
  if (walks('API-036')) await checkWithdrawal(run, account);
  if (walks('API-095')) await checkBrake(run, account);
  if (walks('API-037')) await checkExchange(run, eurToUsd);
  if (walks('API-038')) await checkExchange(run, usdToEur);
}

async function planSignedSteps(run: Run): Promise<readonly SignedStep[]> {
  const { world, walks, address } = run;
  const euros = findHolding(world.holdings, 'EUR');
  const coins = (codes: readonly string[], ofWallet: readonly string[], ofToken: readonly string[]) =>
    codes
      .flatMap((code) => findHolding(world.holdings, code) ?? [])
      .filter(({ kind }) => (kind === 'crypto' ? ofWallet : ofToken).some(walks));
  const sent =
    address === undefined
      ? []
      : coins(SENT_COINS, ['API-047', 'API-049'], ['API-048', 'API-050']).map((coin) => planSend(run, coin, address));
  const sold =
    euros === undefined ? [] : coins(SOLD_COINS, ['API-041', 'API-043'], ['API-042', 'API-044']).map((coin) => planSale(run, coin, euros));
  const steps = await Promise.all([...sent, ...sold]);
  return steps.filter((step) => step !== undefined);
}

async function walkCoins(run: Run, signed: readonly SignedStep[]): Promise<void> {
  const { world, walks, report, address, readCode } = run;
  if (address === undefined) report.skip('API-047', 'API-047 to API-050, API-056 to API-061', 'no address to send to: --address');
  else
    for (const code of REVIEWED_COINS) {
      const coin = findHolding(world.holdings, code);
      if (coin !== undefined && walks(coin.kind === 'crypto' ? 'API-056' : 'API-057')) await checkReviewed(run, coin, address);
    }
  for (const step of signed) {
    if (step.prepare.id === 'API-047' && readCode !== undefined) await checkSendAll(run, step);
    await checkSigned(run, step);
  }
  const euros = findHolding(world.holdings, 'EUR');
  for (const code of BOUGHT_COINS) {
    const coin = findHolding(world.holdings, code);
    if (euros !== undefined && coin !== undefined && walks(coin.kind === 'crypto' ? 'API-039' : 'API-040'))
      await checkPurchase(run, euros, coin);
  }
}

/** Adds up what successful calls move, one sum per currency. A card top-up is charged to the card. */
function sumMaximumMoved(run: Run, signed: readonly SignedStep[]): readonly Money[] {
  const { world, walks, iban, readCode } = run;
  const bought = BOUGHT_COINS.flatMap((code) => findHolding(world.holdings, code) ?? []);
  const euros = findHolding(world.holdings, 'EUR');
  const isBraked = walks('API-095') && world.settings.scam_brake === true && run.otherIban !== undefined;
  const braked = isBraked && euros !== undefined ? calculateHeldAmount(euros.available) : undefined;
  const moved = [
    ...(walks('API-036') && iban !== undefined ? [getWithdrawalAmount(world)] : []),
    ...(braked === undefined ? [] : [braked]),
    ...(walks('API-037') ? [getMinimumExchange(world, eurToUsd)] : []),
    ...(walks('API-038') ? [getMinimumExchange(world, usdToEur)] : []),
    ...bought.filter(({ kind }) => walks(kind === 'crypto' ? 'API-039' : 'API-040')).map((coin) => getMinimumPurchase(world, coin)),
    ...(readCode === undefined
      ? []
      : signed.flatMap(({ coin, value, fee }) => (fee.currencyCode === coin.code ? [addMoney(value, fee)] : [value, fee]))),
  ];
  const sums = new Map<string, Money>();
  for (const amount of moved) {
    const sum = sums.get(amount.currencyCode);
    sums.set(amount.currencyCode, sum === undefined ? amount : addMoney(sum, amount));
  }
  return [...sums.values()];
}

/** Formats sums for people: `60.00 EUR and 0.002 ETH`. */
export function formatSums(sums: readonly Money[]): string {
  const texts = sums.map((sum) => `${toAmountText(sum).replace(sum.decimals > 2 ? /\.?0+$/ : /$^/, '')} ${sum.currencyCode}`);
  const [last = 'nothing', ...others] = texts.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
}
