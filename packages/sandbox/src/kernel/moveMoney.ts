import type { Endpoint } from '@wallet/contract/endpoint';
import type { Database } from '../database/openDatabase.ts';
import { runAsCommit, retryConflicts } from '../database/retryConflicts.ts';
import { type OpenOrder, placeAnsweredOrder } from '../ledger/orders.ts';
import { packAuditIds, writeAudit } from './audit.ts';
import type { Caller, Customer, Session } from './authenticate.ts';
import type { RequestedOrder, Call, Handler, OrderEndpoint, OrderHandler, Result } from './call.ts';
import { needsReview, checkPayment, type Verdict } from './confirmation/confirmMoney.ts';
import { toBoundRequest, type BoundRequest } from './confirmation/confirmations.ts';
import { readStrength } from './confirmation/risk.ts';
import { findStoredAnswer, createFingerprint, storeAnswer, type Claim } from './idempotency.ts';
import { refuseUsedCheck } from './payee/checkPayeeName.ts';
import { refuse, type Refusal, type Refused } from './refusal.ts';
import type { Settings } from './settings.ts';
import { writeAnswer, type WrittenAnswer } from './writeAnswer.ts';

export type RawRequest = { readonly method: string; readonly path: string; readonly raw: unknown };
/** Result of a money call: an answer, given now or earlier under the same key, or a refusal. */
export type Outcome = { readonly written: WrittenAnswer; readonly replayed: boolean } | Refused;

/** Creates the refusal of a call that was rolled back; runs on the database itself, after the transaction. */
type CreateRefusal = Extract<Verdict, { readonly kind: 'shut' }>['refuse'];

type Provider = { readonly database: Database; readonly settings: Settings };

const BLOCKED_ROLE = 'ROLE_BLOCKED_SERVICE_PROVIDER';
/** Refusals that RULE-004 places before the role: unknown account and closed service. */
const REFUSALS_BEFORE_ROLE = new Set([404, 403_005]);

const createRunningRefusal = (): Refusal => refuse('keyStillRunning', {}, { 'retry-after': '1' });

/** Writes what a refused call leaves behind once the rest is rolled back. */
const toRefusing =
  ({ refusal, keeps }: Refused): CreateRefusal =>
  async (database) => {
    await keeps?.(database);
    return refusal;
  };
const refuseRunning: CreateRefusal = async () => createRunningRefusal();

/** Keys whose first request is running in this process. Other processes are held back by the key's row. */
const runningKeys = new WeakMap<Provider, Set<string>>();

function getRunningKeys(services: Provider): Set<string> {
  const keys = runningKeys.get(services) ?? new Set<string>();
  runningKeys.set(services, keys);
  return keys;
}

function checkRole<T extends object>(endpoint: Endpoint, roles: readonly string[], outcome: T | Refused): T | Refused {
  if (endpoint.openToBlockedRole === true || !roles.includes(BLOCKED_ROLE)) return outcome;
  if ('refusal' in outcome && REFUSALS_BEFORE_ROLE.has(outcome.refusal.body.code)) return outcome;
  return { refusal: refuse('serviceProviderBlocked') };
}

/** The caller of a money call. `mount` has ensured that there is one. */
function requireCaller({ customer, session }: { readonly customer: Customer | undefined; readonly session: Session | undefined }): Caller {
  if (customer === undefined || session === undefined) throw new Error('A call of class money has no customer');
  return { customer, session };
}

type MoneyCall<E extends Endpoint> = {
  readonly services: Provider;
  readonly endpoint: E;
  readonly call: Call<E>;
  readonly request: RawRequest;
};

/** Runs the attempt unless one under the same key is running, and writes a refusal to the audit log. */
async function answerOnce<E extends Endpoint>(
  { services, endpoint, call, request }: MoneyCall<E>,
  attempt: (claim: Claim, caller: Caller) => Promise<Outcome>,
): Promise<Outcome> {
  const caller = requireCaller(call);
  const { id: customerId } = caller.customer;
  const claim: Claim = {
    customerId,
    key: call.request.idempotencyKey,
    fingerprint: createFingerprint(request.method, request.path, request.raw),
  };
  const keys = getRunningKeys(services);
  const name = `${customerId} ${claim.key}`;
  if (keys.has(name)) return { refusal: createRunningRefusal() };
  keys.add(name);
  try {
    const outcome = await retryConflicts(() => attempt(claim, caller));
    if ('refusal' in outcome) {
      const audit = { customerId, event: endpoint.id, at: call.now };
      await writeAudit(services.database, { ...audit, outcome: String(outcome.refusal.body.code) });
    }
    return outcome;
  } finally {
    keys.delete(name);
  }
}

/**
 * Runs a call of class money. Handler, postings and stored answer are one database transaction, so that neither an answer nor a posting
 * exists without the other (api.md 1.5). A refusal rolls everything back and frees the key.
 */
export function moveMoney<E extends Endpoint>(money: MoneyCall<E>, handler: Handler<E>): Promise<Outcome> {
  return answerOnce(money, (claim, caller) => runInTransaction(money, handler, claim, caller));
}

/**
 * Like {@link moveMoney}, for a call that only places an order: the order and the stored answer are one statement, and therefore one
 * transaction.
 */
export function placeRequestedOrder<E extends OrderEndpoint>(money: MoneyCall<E>, handler: OrderHandler<E>): Promise<Outcome> {
  const { services, endpoint, call } = money;
  const { database, settings } = services;
  return answerOnce(money, async (claim, caller) => {
    const otherwise = (refusal: Refusal) => findStoredOutcome(database, claim, call.now, async () => refusal);
    const result = checkRole(endpoint, caller.customer.roles, await handler(call));
    if ('refusal' in result) return findStoredOutcome(database, claim, call.now, toRefusing(result));
    const { id: requestId, address } = call.request;
    const answered: AnsweredCall = { ...claim, requestId: packAuditIds(requestId, caller.session.familyId), address, event: endpoint.id };
    const isAsked = readStrength(settings, caller.customer) !== 'off';
    const placement = isAsked
      ? await placeConfirmed(services, caller, toBoundRequest({ ...call, ...caller }, endpoint), result, answered)
      : await placeEither(result, (order) => runAsCommit(placeAnsweredOrder(database, order, answered)));
    if (typeof placement === 'function') return findStoredOutcome(database, claim, call.now, placement);
    if (placement === 'kept') return otherwise(createRunningRefusal());
    if (placement === 'spent')
      return findStoredOutcome(database, claim, call.now, () =>
        refuseUsedCheck(database, caller.customer, result.order.payee?.check ?? '', 'spent'),
      );
    if (placement === 'much') throw new Error(`${endpoint.id} names no order under review`);
    if (placement !== 'short')
      return {
        written: writeAnswer<OrderEndpoint>(endpoint, { answer: { id: placement.toString(), ...toPauseMember(result.order) } }),
        replayed: false,
      };
    if (result.short === undefined) throw new Error(`${endpoint.id} holds no money and was refused for want of it`);
    return otherwise(result.short);
  });
}

const toPauseMember = ({ hold }: OpenOrder) => (hold === undefined ? {} : { pause: { until: hold.until.toISOString() } });

type AnsweredCall = Parameters<typeof placeAnsweredOrder>[2];
type Placed = Awaited<ReturnType<typeof placeAnsweredOrder>>;

/** Places the order, or the reviewed one instead. */
async function placeEither<T>(
  { order, reviewed = order }: RequestedOrder,
  place: (order: OpenOrder) => Promise<T | Placed>,
): Promise<T | Placed> {
  const first = await place(order);
  return first === 'much' ? place(reviewed) : first;
}

/**
 * Like {@link placeEither} when confirmations are in use: checks and places in one transaction, which is rolled back unless the order is
 * placed.
 */
async function placeConfirmed(
  { database, settings }: Provider,
  caller: Caller,
  request: BoundRequest,
  orderRequest: RequestedOrder,
  answered: AnsweredCall,
): Promise<Placed | CreateRefusal> {
  const { operation, order: plain, reviewed = plain } = orderRequest;
  return placeEither<CreateRefusal>(orderRequest, async (reserve) => {
    const transaction = await database.startTransaction().execute();
    try {
      const verdict = await checkPayment(transaction, settings, request, operation);
      const method = verdict.kind === 'open' ? verdict.method : null;
      // An order held for review does not make its IBAN known, or the next one would pass.
      const { knownIban: _known, ...details } = reviewed;
      const order = (await needsReview(transaction, settings, caller, operation, method)) ? details : reserve;
      const placement = await placeAnsweredOrder(transaction, method === null ? order : markConfirmed(order, method), answered);
      if (typeof placement === 'bigint' && verdict.kind === 'open') {
        await transaction.commit().execute();
        return placement;
      }
      await transaction.rollback().execute();
      return typeof placement === 'bigint' && verdict.kind === 'shut' ? verdict.refuse : placement;
    } catch (error) {
      if (!transaction.isRolledBack) await transaction.rollback().execute();
      throw error;
    }
  });
}

/** Marks an order as confirmed: confirmed withdrawals do not add up to a risky one. */
const markConfirmed = (order: OpenOrder, confirmed: string): OpenOrder => ({ ...order, details: { ...order.details, confirmed } });

/**
 * Returns the answer stored under the key. Looked up only when this request did not go through, because most keys are new.
 * @param refusing creates the refusal if nothing is stored; only then is a question to the customer recorded
 */
async function findStoredOutcome(database: Database, claim: Claim, now: Date, refusing: CreateRefusal): Promise<Outcome> {
  const storedAnswer = await findStoredAnswer(database, claim, now);
  if (storedAnswer === undefined) return { refusal: await refusing(database) };
  return storedAnswer === 'other'
    ? { refusal: refuse('keyUsedForAnother') }
    : { written: { ...storedAnswer, headers: {} }, replayed: true };
}

/** Decides whether the handler's result may be stored, or what is refused instead. */
async function checkResult<E extends Endpoint>(
  transaction: Database,
  { services: { settings }, endpoint, call }: MoneyCall<E>,
  caller: Caller,
  result: Result<E>,
): Promise<{ readonly written: WrittenAnswer } | CreateRefusal> {
  if ('response' in result) throw new Error(`${endpoint.id} of class money answers with a raw response`);
  const checked = checkRole(endpoint, caller.customer.roles, 'refusal' in result ? result : { written: writeAnswer(endpoint, result) });
  if ('refusal' in checked) return toRefusing(checked);
  if (!('operation' in result) || result.operation === undefined) return checked;
  const verdict = await checkPayment(transaction, settings, toBoundRequest({ ...call, ...caller }, endpoint), result.operation);
  return verdict.kind === 'open' ? checked : verdict.refuse;
}

async function runInTransaction<E extends Endpoint>(
  money: MoneyCall<E>,
  handler: Handler<E>,
  claim: Claim,
  caller: Caller,
): Promise<Outcome> {
  const {
    services: { database },
    endpoint,
    call,
  } = money;
  const transaction = await database.startTransaction().execute();
  let refusing: CreateRefusal = refuseRunning;
  try {
    const result = await handler({ ...call, transaction });
    const verdict = await checkResult(transaction, money, caller, result);
    const requestId = packAuditIds(call.request.id, caller.session.familyId);
    const order = 'order' in result ? (result.order ?? null) : null;
    const record = { requestId, address: call.request.address, event: endpoint.id, at: call.now, order };
    if (typeof verdict === 'function') refusing = verdict;
    else if (await storeAnswer(transaction, claim, verdict.written, record)) {
      await transaction.commit().execute();
      return { ...verdict, replayed: false };
    }
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
  await transaction.rollback().execute();
  return findStoredOutcome(database, claim, call.now, refusing);
}
