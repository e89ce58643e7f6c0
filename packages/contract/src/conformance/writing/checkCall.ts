import { addMoney, isPositive, subtractMoney } from '@wallet/core/money/arithmetic';
import { toAmountText, zeroMoney, type Money } from '@wallet/core/money/money';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Endpoint } from '../../endpoint.ts';
import { refusals, type RefusalName } from '../../errors.ts';
import { checkResponse } from '../../checkResponse.ts';
import type { Run } from './run.ts';
import { checkRefusal, type ParsedResponse } from './wire.ts';
import { formatAmount, checkMovements, readHoldings, getSmallestUnit, type Holdings } from './world.ts';

export type Body = Readonly<Record<string, unknown>>;

export type CallAmount = {
  readonly member: string;
  readonly value: Money;
  /** Spendable amount. Absent when the customer's own money is not moved. */
  readonly available?: Money;
  /** Minimum amount. `isTaken` when the minimum itself is accepted. */
  readonly least: { readonly value: Money; readonly isTaken: boolean };
  /** True when it may also be sent as a JSON number (API-033). */
  readonly isNumber?: true;
};

/** A call of class M as this customer makes it, with a body that succeeds and moves as little as possible. */
export type MoneyCall = {
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly body: Body;
  /**
   * The same call for an id that is not the customer's, and the refusal it must get.
   * @default a 404
   */
  readonly foreign: { readonly path?: string; readonly body?: Body; readonly refusal?: RefusalName; readonly field?: string };
  readonly amount?: CallAmount;
  /** A body that differs only in what is requested, for the second use of the key. Derived from the amount where there is one. */
  readonly other?: Body;
  /** @default a new one */
  readonly key?: string;
};

const getMethod = ({ endpoint }: MoneyCall): string => endpoint.method.toUpperCase();

/** Makes the call without a session, without a key, and for another customer's account (api.md 1.2, 1.5, RULE-037). */
export async function checkAuthorization({ send, report }: Pick<Run, 'send' | 'report'>, call: MoneyCall): Promise<void> {
  const { endpoint, path, body, foreign } = call;
  const request = { method: getMethod(call), path, body };
  const anonymous = await send({ ...request, key: randomUUID(), isAnonymous: true });
  report.check('1.2', `${endpoint.id} is refused without a session`, checkRefusal(anonymous, 'accessExpired'));
  report.check('1.5', `${endpoint.id} is refused without a key`, checkRefusal(await send(request), 'keyRequired'));
  const { refusal = 'notFound', field } = foreign;
  const other = await send({ ...request, path: foreign.path ?? path, body: foreign.body ?? body, key: randomUUID() });
  report.check('RULE-037', `${endpoint.id} knows nothing of another's`, checkRefusal(other, refusal, field));
}

type AmountCase = readonly [row: string, what: string, text: unknown, refusal: RefusalName];

/** Returns amounts that RULE-004 refuses: malformed, below the minimum, more than available. */
function buildAmountCases({ value, least, available, isNumber }: CallAmount): readonly AmountCase[] {
  const unit = getSmallestUnit(value);
  const tooSmall = least.isTaken ? subtractMoney(least.value, unit) : least.value;
  return [
    ['RULE-004', 'a sign', `-${toAmountText(value)}`, 'invalid'],
    ['RULE-004', 'an exponent', '1e1', 'invalid'],
    ['RULE-027', `more than ${value.decimals} decimals`, `${toAmountText(value)}1`, 'invalid'],
    ['RULE-004', '11 digits', '10000000000', 'invalid'],
    ['RULE-004', 'nothing', toAmountText(zeroMoney(value)), 'invalid'],
    ...(isNumber === true ? [] : [['RULE-004', 'a JSON number', Number(toAmountText(value)), 'invalid'] satisfies AmountCase]),
    ...(isPositive(tooSmall)
      ? [['RULE-027', `${toAmountText(tooSmall)}, too little`, toAmountText(tooSmall), 'invalid'] satisfies AmountCase]
      : []),
    ...(available === undefined
      ? []
      : [['RULE-001', 'more than is available', toAmountText(addMoney(available, unit)), 'notEnoughFunds'] satisfies AmountCase]),
  ];
}

/** Checks that a call refuses invalid amounts, each at the amount's own field. */
export async function checkAmounts({ send, report }: Pick<Run, 'send' | 'report'>, call: MoneyCall): Promise<void> {
  const { endpoint, path, body, amount } = call;
  if (amount === undefined) return;
  for (const [row, what, value, refusal] of buildAmountCases(amount)) {
    const sent = await send({ method: getMethod(call), path, key: randomUUID(), body: { ...body, [amount.member]: value } });
    report.check(row, `${endpoint.id} refuses ${what}`, checkRefusal(sent, refusal, amount.member));
  }
}

/** A call that succeeded: the balances before and after, and the distinct responses, of which there should be one. */
export type CompletedCall = {
  readonly before: Holdings;
  readonly after: Holdings;
  readonly sent: ParsedResponse;
  readonly all: readonly ParsedResponse[];
};

/**
 * Makes the successful call twice in parallel under one key, then again, then under the same key with another body (api.md 1.5).
 * @returns undefined when it was refused, so that nothing more can be checked
 */
export async function checkIdempotency(
  { send, report }: Pick<Run, 'send' | 'report'>,
  call: MoneyCall,
): Promise<CompletedCall | undefined> {
  const { endpoint, path, body, amount, key = randomUUID() } = call;
  const request = { method: getMethod(call), path, body, key };
  const before = await readHoldings(send);
  const answers = await Promise.all([send(request), send(request)]);
  const made = answers.filter(({ status }) => status < 300);
  const [sent] = made;
  const raw = sent ?? answers[0];
  const what = amount === undefined ? 'succeeds' : `of ${formatAmount(amount.value)} succeeds`;
  const problem = checkResponse(endpoint, { ...raw, contentType: raw.headers.get('content-type') ?? '' });
  report.check(
    endpoint.id,
    `${endpoint.id} ${what}`,
    sent === undefined ? `is refused: ${raw.status} ${raw.refusal?.message ?? ''}` : problem,
  );
  if (sent === undefined) return undefined;
  const all = made.filter((one, place) => made.findIndex(({ json }) => isDeepStrictEqual(json, one.json)) === place);
  const loser = answers.find(({ status }) => status >= 300);
  const atOnce = loser === undefined ? undefined : checkRefusal(loser, 'keyStillRunning');
  report.check('1.5', `${endpoint.id} two at once with one key are one`, all.length > 1 ? 'makes two' : atOnce);

  const after = await readHoldings(send);
  const again = await send(request);
  const moved = checkMovements(after, await readHoldings(send), []);
  report.check('1.5', `${endpoint.id} the same key again is answered the same and moves nothing`, compareReplay(sent, again) ?? moved);
  const other = call.other ?? (amount && { ...body, [amount.member]: toAmountText(addMoney(amount.value, getSmallestUnit(amount.value))) });
  const { code } = refusals.keyUsedForAnother;
  const reused = await send({ ...request, body: other });
  report.check('1.5', `${endpoint.id} the key with another body is refused with ${code}`, checkRefusal(reused, 'keyUsedForAnother'));
  return { before, after, sent, all };
}

function compareReplay(first: ParsedResponse, again: ParsedResponse): string | undefined {
  if (again.status !== first.status) return `answers ${again.status} where ${first.status} was answered`;
  if (!isDeepStrictEqual(again.json, first.json)) return 'answers something else';
  return again.headers.get('idempotent-replayed') === 'true' ? undefined : 'answers without Idempotent-Replayed: true';
}

/** Runs all checks that apply to every call of class M. */
export async function checkCall(run: Run, call: MoneyCall): Promise<CompletedCall | undefined> {
  await checkAuthorization(run, call);
  await checkAmounts(run, call);
  return checkIdempotency(run, call);
}
