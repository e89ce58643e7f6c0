import { addMoney, isMore } from '@wallet/core/money/arithmetic';
import { toAmountText, type Money } from '@wallet/core/money/money';
import { calculatePercent } from '@wallet/core/money/rates';
import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { withdrawToIban } from '../../operations/bank-transfers.ts';
import type { PayeeRefusal, RefusalName } from '../../errors.ts';
import { brakeQuestion, cancelOrder, listPausedOrders, type BrakeQuestion } from '../../payee/brake.ts';
import { checkPayee, type PayeeCheck } from '../../payee/payee-checks.ts';
import { checkIdempotency, checkAuthorization, type Body } from './checkCall.ts';
import { checkOrder } from './orderChecks.ts';
import { euro, getMinimumWithdrawal } from './expectedFigures.ts';
import type { Run } from './run.ts';
import { checkRefusal, fillPath, type ParsedResponse } from './wire.ts';
import {
  requestOrThrow,
  findHolding,
  checkMovements,
  readHoldings,
  getSmallestUnit,
  type Holding,
  type Holdings,
  type ProviderState,
} from './world.ts';

const requestWithdrawal = ({ send }: Pick<Run, 'send'>, { id }: Holding, body: Body): Promise<ParsedResponse> =>
  send({ method: 'POST', path: fillPath(withdrawToIban, id), key: randomUUID(), body });

/** Checks that a withdrawal is refused because its payee has to be checked again, with the expected reason (RULE-041). */
function checkPayeeRefusal(sent: ParsedResponse, due: PayeeRefusal): string | undefined {
  const { reason } = sent.refusal ?? {};
  return checkRefusal(sent, 'payeeNotChecked') ?? (reason === due ? undefined : `says ${reason ?? 'no reason'} where ${due} is due`);
}

/**
 * Returns the members of a withdrawal with an accepted name check, whatever its outcome. Empty when the provider checks no names
 * (RULE-041).
 */
export async function requestAcceptedCheck({ send, world }: Pick<Run, 'send' | 'world'>, account: Holding, iban: string): Promise<Body> {
  if (!hasNameChecks(world)) return {};
  const { token } = await requestOrThrow(send, checkPayee, checkPayee.path, { account_id: account.id, iban });
  return { payee_check: token, payee_accepted: true };
}

const hasNameChecks = ({ settings }: ProviderState): boolean => settings.payee_check === 'on' || settings.payee_check === 'strict';

const checkShape = ({ outcome, held_name: heldName, reason }: PayeeCheck): string | undefined => {
  if ((heldName !== null) !== (outcome === 'close_match')) return `says ${heldName === null ? 'no name' : 'a name'} of ${outcome}`;
  return (reason !== null) === (outcome === 'not_possible') ? undefined : `says ${reason ?? 'no reason'} of ${outcome}`;
};

/** Checks API-090 and its use by a withdrawal: nothing moves without an accepted check of this very account (RULE-039, RULE-041). */
export async function checkPayees(run: Run, account: Holding): Promise<void> {
  const { send, report, world, iban, otherIban: other } = run;
  const skip = (why: string): void => report.skip(checkPayee.id, checkPayee.id, why);
  if (!hasNameChecks(world)) return skip('the provider checks no names');
  if (iban === undefined || other === undefined) return skip('two IBANs are needed: --iban and --other-iban');
  const before = await readHoldings(send);
  const amount = toAmountText(addMoney(getMinimumWithdrawal(world), getSmallestUnit(euro('0'))));
  const withdraw = (members: Body): Promise<ParsedResponse> => requestWithdrawal(run, account, { amount, iban, ...members });
  const requestCheck = (value: string): Promise<PayeeCheck> =>
    requestOrThrow(send, checkPayee, checkPayee.path, { account_id: account.id, iban: value });
  let isWhole = true;
  const checkRefused = (what: string, due: PayeeRefusal, sent: ParsedResponse): void => {
    const problem = checkPayeeRefusal(sent, due);
    isWhole &&= problem === undefined;
    report.check('RULE-041', `API-036 refuses ${what}`, problem);
  };

  checkRefused(
    'a check that nobody made',
    'unknown',
    await withdraw({ payee_check: `pc_${randomBytes(32).toString('base64url')}`, payee_accepted: true }),
  );
  for (const [which, asked] of [
    ['first', iban],
    ['other', other],
  ] as const) {
    const check = await requestCheck(asked);
    const what = `API-090 of the ${which} IBAN tells a name of a close match alone, a reason of no check alone`;
    report.check('VOP-003', what, checkShape(check));
    const changed = { payee_check: check.token, payee_accepted: true, iban: asked === iban ? other : iban };
    checkRefused(`the check of the ${which} IBAN for another`, 'other_iban', await withdraw(changed));
    if (check.outcome === 'match') report.skip('RULE-041', `API-036 ${which} IBAN, not accepted`, 'the bank confirms its name');
    else
      checkRefused(
        `${check.outcome} of the ${which} IBAN, not accepted`,
        'not_accepted',
        await withdraw({ payee_check: check.token, iban: asked }),
      );
    if (world.settings.payee_check === 'strict' || check.outcome !== 'match')
      checkRefused(`the ${which} IBAN without a check`, 'missing', await withdraw({ iban: asked }));
  }
  // If one was accepted, money has moved, which is already reported.
  if (isWhole) report.check('RULE-041', 'API-036 moves nothing on any of these', checkMovements(before, await readHoldings(send), []));
}

/** Checks that a name check cannot be used for a second withdrawal (RULE-039). */
export async function checkReuse(run: Run, account: Holding, body: Body): Promise<void> {
  const sent = await requestWithdrawal(run, account, body);
  run.report.check('RULE-039', 'API-036 refuses a check that was used', checkPayeeRefusal(sent, 'spent'));
}

/**
 * Returns an amount that the brake holds: more than half of what is available, at least 100.00 EUR (RULE-042). Undefined when too little is
 * available.
 */
export function calculateHeldAmount(available: Money): Money | undefined {
  const half = addMoney(calculatePercent(available, '50', 'down'), getSmallestUnit(available));
  const least = euro('100.00');
  const amount = isMore(least, half) ? least : half;
  return isMore(amount, available) ? undefined : amount;
}

const question = z.object({ brake: brakeQuestion });
const parseQuestion = ({ json }: ParsedResponse): BrakeQuestion | undefined => z.safeParse(question, json).data?.brake;

type QuestionedTransfer = {
  readonly withdraw: (members: Body) => Promise<ParsedResponse>;
  readonly amount: Money;
  readonly before: Holdings;
};

/**
 * Checks the question, and the responses to it that are refused (RULE-042, RULE-043, BRAKE-009).
 * @returns true when none of them was accepted
 */
async function checkQuestion(
  { send, report }: Pick<Run, 'send' | 'report'>,
  { withdraw, amount, before }: QuestionedTransfer,
): Promise<boolean> {
  const asked = await withdraw({});
  const problem = checkRefusal(asked, 'purposeNeeded');
  report.check('RULE-042', 'API-036 asks what a large first transfer is for', problem);
  const told = parseQuestion(asked);
  if (told === undefined) return false;
  const given = { brake_id: told.id, purpose: 'family' };
  const more = toAmountText(addMoney(amount, getSmallestUnit(amount)));
  const cases: readonly (readonly [row: string, what: string, members: Body, refusal: RefusalName, field?: string])[] = [
    ['BRAKE-009', 'refuses the purpose safety', { ...given, purpose: 'safety' }, 'transferRefused'],
    ['RULE-043', 'refuses a purpose that was not offered', { ...given, purpose: 'gift' }, 'invalid', 'purpose'],
    ['RULE-043', 'asks again where nobody asked so', { ...given, brake_id: randomUUID() }, 'purposeNeeded'],
    ['RULE-043', 'asks again where no purpose is told', { brake_id: told.id }, 'purposeNeeded'],
    ['RULE-043', 'asks again where the amount is another', { ...given, amount: more }, 'purposeNeeded'],
  ];
  if (problem !== undefined) return false;
  for (const [row, what, members, refusal, field] of cases) {
    const found = checkRefusal(await withdraw(members), refusal, field);
    report.check(row, `API-036 ${what}`, found);
    // An accepted response has used up the question, so nothing more can be checked.
    if (found !== undefined) return false;
  }
  report.check('RULE-043', 'API-036 moves nothing while it asks', checkMovements(before, await readHoldings(send), []));
  return true;
}

/** Checks RULE-042, RULE-043 and API-095: a large first transfer is questioned, held, and returned in full when it is cancelled. */
export async function checkBrake(run: Run, account: Holding): Promise<void> {
  const { send, report, world, otherIban: iban } = run;
  const { available } = findHolding(await readHoldings(send), account.code) ?? account;
  const amount = calculateHeldAmount(available);
  const skip = (word: string): void => report.skip(cancelOrder.id, cancelOrder.id, word);
  if (world.settings.scam_brake !== true) return skip('no order is held');
  if (iban === undefined) return skip('no IBAN that was never paid: --other-iban');
  if (amount === undefined) return skip('less than 100.00 EUR to hold');

  const body = { amount: toAmountText(amount), iban, ...(await requestAcceptedCheck(run, account, iban)) };
  const withdraw = (members: Body): Promise<ParsedResponse> => requestWithdrawal(run, account, { ...body, ...members });
  const before = await readHoldings(send);

  if (!(await checkQuestion(run, { withdraw, amount, before }))) return;
  const told = parseQuestion(await withdraw({}));
  if (told === undefined) return skip('no question was asked');
  const answer = { brake_id: told.id, purpose: 'family' };
  const done = await checkIdempotency(run, {
    endpoint: withdrawToIban,
    path: fillPath(withdrawToIban, account.id),
    body: { ...body, ...answer },
    foreign: {},
    other: body,
  });
  if (done === undefined) return;
  const { order } = await checkOrder(run, withdrawToIban.id, done);
  const { orders } = await requestOrThrow(send, listPausedOrders);
  const isHeld = order.status === 'moderate' && orders.some(({ id }) => id === order.id);
  report.check('RULE-043', 'API-036 the transfer is held', isHeld ? undefined : `is ${order.status}`);
  const path = fillPath(cancelOrder, order.id);
  await checkAuthorization(run, {
    endpoint: cancelOrder,
    path,
    body: {},
    foreign: { path: fillPath(cancelOrder, '999999999999999999') },
  });
  const cancel = (): Promise<ParsedResponse> => send({ method: 'POST', path, key: randomUUID() });
  const cancelled = await Promise.all([cancel(), cancel()]);
  const successes = cancelled.filter(({ status }) => status === 200).length;
  report.check('RULE-043', 'API-095 of two at once one cancels', successes === 1 ? undefined : `${successes} of two succeed`);
  report.check('RULE-043', 'API-095 gives back exactly', checkMovements(before, await readHoldings(send), []));
  report.check('RULE-043', 'API-095 refuses what is cancelled', checkRefusal(await cancel(), 'stateChanged'));
}
